#pragma once
#include <sqlite3.h>
/// SQLITE_TRANSIENT is a cast that Swift cannot import: SQLite copies what is bound with it.
static inline sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }

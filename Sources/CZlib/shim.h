#pragma once
#include <zlib.h>
/// `deflateInit2` is a macro that Swift cannot import: this one starts a gzip stream (15 bits of window, plus 16).
static inline int czlib_gzip_start(z_streamp stream, int level) {
    return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}

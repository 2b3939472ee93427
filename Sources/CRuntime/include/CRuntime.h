// The few symbols of a C library that Embedded Swift needs, for the freestanding WebAssembly target only.
#pragma once
#include <stddef.h>
#include <stdint.h>

// Feeds the hash seed; the host calls it once with random bits, before anything else.
void wingbar_seed(double bits);

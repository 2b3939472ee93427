// Random bits for hash seeds, 128-bit products, the console, and text comparison without Unicode's tables.
#if defined(__wasm32__)
#include "CRuntime.h"

static uint64_t seed = 0x9E3779B97F4A7C15u;

void wingbar_seed(double bits) {
    uint64_t pattern;
    __builtin_memcpy(&pattern, &bits, 8);
    seed ^= pattern;
    if (!seed) seed = 1;
}

// xorshift64 (Marsaglia 2003). Nothing secret hangs on it: it only spreads hash tables.
void arc4random_buf(void *to, size_t count) {
    unsigned char *out = to;
    while (count--) {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        *out++ = (unsigned char)(seed >> 32);
    }
}

// The compiler's helper for a product of 128 bits, by 32-bit halves (Knuth 4.3.1, algorithm M).
__int128 __multi3(__int128 a, __int128 b) {
    union Wide {
        __int128 value;
        struct { uint64_t low, high; } part;
    } x = {.value = a}, y = {.value = b}, product;
    const uint64_t mask = 0xffffffffu;
    uint64_t xLow = x.part.low & mask, xHigh = x.part.low >> 32;
    uint64_t yLow = y.part.low & mask, yHigh = y.part.low >> 32;
    uint64_t term = xLow * yLow, carry = term >> 32;
    product.part.low = term & mask;
    term = xHigh * yLow + carry;
    uint64_t middle = term & mask, top = term >> 32;
    term = xLow * yHigh + middle;
    product.part.low |= term << 32;
    product.part.high = xHigh * yHigh + top + (term >> 32) + x.part.high * y.part.low + x.part.low * y.part.high;
    return product.value;
}

// Swift's runtime says why it stops letter by letter; the console gets it by the line.
__attribute__((import_module("host"), import_name("log"))) void wingbar_log(const char *text, int count);

int putchar(int letter) {
    static char line[256];
    static int length;
    if (letter != '\n') line[length++] = (char)letter;
    if (letter == '\n' || length == sizeof line) {
        wingbar_log(line, length);
        length = 0;
    }
    return letter;
}

// Equality of texts byte by byte: the host normalises what people type, and 22 KB of tables stay out of the download.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return (void)scalar, 0; }
uint32_t _swift_stdlib_getComposition(uint32_t x, uint32_t y) { return (void)x, (void)y, 0xffffffffu; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return (void)scalar, 0; }
const uint8_t *const _swift_stdlib_nfd_decompositions = 0;
#endif

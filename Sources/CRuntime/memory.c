// memcmp, memmove and friends. The bulk instructions cost a call in engines, so short copies are done here.
#if defined(__wasm32__)
#include "CRuntime.h"

int memcmp(const void *a, const void *b, size_t count) {
    const unsigned char *x = a, *y = b;
    for (; count >= 8; count -= 8, x += 8, y += 8) {
        uint64_t u, v;
        __builtin_memcpy(&u, x, 8);
        __builtin_memcpy(&v, y, 8);
        if (u != v) break;
    }
    for (; count; count--, x++, y++)
        if (*x != *y) return (int)*x - (int)*y;
    return 0;
}

void *memmove(void *to, const void *from, size_t count) {
    if (count > 64) return __builtin_memmove(to, from, count);
    unsigned char *x = to;
    const unsigned char *y = from;
    uint64_t part;
    if (x <= y || x >= y + count) {
        for (; count >= 8; count -= 8, x += 8, y += 8) {
            __builtin_memcpy(&part, y, 8);
            __builtin_memcpy(x, &part, 8);
        }
        for (; count; count--) *x++ = *y++;
        return to;
    }
    for (x += count, y += count; count >= 8; count -= 8) {
        x -= 8;
        y -= 8;
        __builtin_memcpy(&part, y, 8);
        __builtin_memcpy(x, &part, 8);
    }
    for (; count; count--) *--x = *--y;
    return to;
}

void *memcpy(void *restrict to, const void *restrict from, size_t count) { return memmove(to, from, count); }

void *memset(void *to, int byte, size_t count) { return __builtin_memset(to, byte, count); }

size_t strlen(const char *text) {
    const char *end = text;
    while (*end) end++;
    return (size_t)(end - text);
}
#endif

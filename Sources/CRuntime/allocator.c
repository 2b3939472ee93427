// malloc for one thread of WebAssembly. Memory is cut into pages of 16 KiB, each of one size class, found again from an
// address alone; free lists are kept per page, so that what was allocated together stays together: that locality is
// worth more in a diff than a shorter malloc.
#if defined(__wasm32__)
#include "CRuntime.h"

enum { pageSize = 16384, pageCount = 65536, smallClasses = 40, largeClasses = 17, large = 128 };

typedef struct Block { struct Block *next; } Block;

extern unsigned char __heap_base;

static Block *pageFree[pageCount];       // a page's free blocks
static uint16_t pageNext[pageCount];     // the next page of the class that has free blocks
static uint8_t pageClass[pageCount];     // 1 + small class, or large + log2 of the pages
static uint8_t pageListed[pageCount];    // whether the page is in its class's list
static uint16_t classPage[smallClasses]; // a class's first page with free blocks, 0 for none
static uint32_t freshBlock[smallClasses], freshEnd[smallClasses];
static Block *largeFree[largeClasses];
static uint32_t freshPage;

// 16, 32 … 512 bytes, then two classes to a doubling: 768, 1024 … 8192.
static uint32_t sizeOf(uint32_t class) {
    if (class < 32) return (class + 1) * 16;
    uint32_t step = class - 32, base = 512u << (step / 2);
    return step & 1 ? base * 2 : base + base / 2;
}

static uint32_t classOf(uint32_t size) {
    if (size <= 512) return size ? (size - 1) >> 4 : 0;
    uint32_t log = 31 - (uint32_t)__builtin_clz(size - 1), step = (log - 9) * 2;
    return 32 + (size > (1u << log) + (1u << (log - 1)) ? step + 1 : step);
}

// Takes pages that were never used, growing the memory a little ahead of need. Traps when there is no more.
static uint32_t takePages(uint32_t count) {
    if (!freshPage) freshPage = ((uint32_t)(uintptr_t)&__heap_base + pageSize - 1) / pageSize;
    uint32_t page = freshPage, end = page + count;
    if (end > pageCount || end < page) __builtin_trap();
    uint32_t needed = (end + 3) / 4, present = (uint32_t)__builtin_wasm_memory_size(0);
    if (needed > present) {
        uint32_t more = needed - present, ahead = present / 4;
        if (__builtin_wasm_memory_grow(0, more + ahead) == (size_t)-1
            && __builtin_wasm_memory_grow(0, more) == (size_t)-1) __builtin_trap();
    }
    freshPage = end;
    return page;
}

static void *allocateLarge(uint32_t size) {
    uint32_t pages = (size + pageSize - 1) / pageSize;
    uint32_t log = pages <= 1 ? 0 : 32 - (uint32_t)__builtin_clz(pages - 1);
    if (size > 0x3FFFFFFF || log >= largeClasses) __builtin_trap();
    Block *block = largeFree[log];
    if (block) {
        largeFree[log] = block->next;
        return block;
    }
    uint32_t page = takePages(1u << log);
    pageClass[page] = (uint8_t)(large + log);
    return (void *)(uintptr_t)(page * pageSize);
}

void *malloc(size_t size) {
    uint32_t class = size > 8192 ? smallClasses : classOf((uint32_t)size);
    if (class >= smallClasses) return allocateLarge((uint32_t)size);
    uint32_t page = classPage[class];
    if (page) {
        Block *block = pageFree[page];
        pageFree[page] = block->next;
        if (!block->next) {
            classPage[class] = pageNext[page];
            pageListed[page] = 0;
        }
        return block;
    }
    uint32_t length = sizeOf(class), address = freshBlock[class];
    if (address + length > freshEnd[class]) {
        page = takePages(1);
        pageClass[page] = (uint8_t)(class + 1);
        address = page * pageSize;
        freshEnd[class] = address + pageSize;
    }
    freshBlock[class] = address + length;
    return (void *)(uintptr_t)address;
}

// Every block is aligned to 16 bytes, which is all that Swift asks for here.
int posix_memalign(void **out, size_t alignment, size_t size) {
    if (alignment > 16) return 22;
    *out = malloc(size);
    return 0;
}

void free(void *pointer) {
    if (!pointer) return;
    uint32_t page = (uint32_t)(uintptr_t)pointer / pageSize, class = pageClass[page];
    Block *block = pointer;
    if (class >= large) {
        block->next = largeFree[class - large];
        largeFree[class - large] = block;
        return;
    }
    block->next = pageFree[page];
    pageFree[page] = block;
    if (!pageListed[page]) {
        pageListed[page] = 1;
        pageNext[page] = classPage[class - 1];
        classPage[class - 1] = (uint16_t)page;
    }
}
#endif

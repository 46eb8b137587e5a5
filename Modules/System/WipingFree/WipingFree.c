#include "WipingFree.h"

#include <stdlib.h>
#include <string.h>

// The fields of a screen and the Swift runtime copy typed passwords, and glibc leaves the content of
// released memory until the memory is used again. `mallopt(M_PERTURB)` overwrites only blocks of more
// than 1,032 bytes, because it leaves out the cache of each thread. `realloc` is not replaced: neither
// Swift's strings nor its arrays use it.
#if !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

#include <malloc.h>

// The function of glibc that this file replaces.
extern void __libc_free(void *memory);

void free(void *memory) {
    if (memory == NULL) return;
    explicit_bzero(memory, malloc_usable_size(memory));
    __libc_free(memory);
}

#endif

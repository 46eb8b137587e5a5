#include <malloc.h>

enum { megabyte = 1 << 20 };

// glibc gives each thread more memory by one page at a time, except for the first thread. With steps of a
// megabyte the app starts 0.2 ms earlier. Once the step is set, glibc no longer adapts the size from which
// a block gets pages of its own, which must be larger than a frame.
__attribute__((constructor)) static void grow_in_large_steps(void) {
    mallopt(M_TOP_PAD, megabyte);
    mallopt(M_MMAP_THRESHOLD, megabyte);
}

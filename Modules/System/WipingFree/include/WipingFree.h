#ifndef WIPING_FREE_H
#define WIPING_FREE_H

// Replaces `free` of the C library in the program that links this module: memory is overwritten before
// it is released. Needs glibc, and has no effect with a sanitizer. Besides, all threads share one region
// of memory, which SharedArena.c explains.

#endif

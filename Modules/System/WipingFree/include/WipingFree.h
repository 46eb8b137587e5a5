#ifndef WIPING_FREE_H
#define WIPING_FREE_H

// Replaces `free` of the C library in the program that links this module: memory is overwritten before
// it is released. Needs glibc, and has no effect with a sanitizer. Besides, the memory of the program
// grows in large steps, which MemoryGrowth.c explains.

#endif

#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

// Replaces malloc and related functions of the C library in the program that links this module. Counts
// only with glibc and without a sanitizer.

/// Returns true if allocations are counted on this system.
bool allocation_counter_counts(void);

/// Returns the number of allocations of the current thread.
uint64_t allocation_counter_count(void);

#endif

#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

// Counts how often memory is asked for: linked into a program, it stands in front of the C library's
// malloc and its relatives. Only with glibc and without a sanitizer; elsewhere nothing is counted.

/// Whether allocations are counted here.
bool allocation_counter_counts(void);

/// How many allocations this thread has made since it began.
uint64_t allocation_counter_count(void);

#endif

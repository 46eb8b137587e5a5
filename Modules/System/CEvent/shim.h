#pragma once
// libevent defines macros that change declarations of the C library. Those of all modules must be the same.
#include <sys/types.h>

#include <event2/event.h>

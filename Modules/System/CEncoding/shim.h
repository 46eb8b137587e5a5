#pragma once
// The C library converts between encodings, and Swift's module of it leaves that part out.
#include <iconv.h>
#include <uchardet/uchardet.h>

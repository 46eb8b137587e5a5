#pragma once
// Every C library has wcwidth, but the Glibc module of Swift does not declare it.
#include <stddef.h>
extern int wcwidth(wchar_t character);

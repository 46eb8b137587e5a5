#pragma once
// Part of every C library, but Swift's own module of it leaves this function out.
#include <stddef.h>
extern int wcwidth(wchar_t character);

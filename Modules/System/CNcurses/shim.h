#pragma once
// Wide characters are declared only on request; real functions instead of macros, because Swift
// imports functions only.
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_NOMACROS 1
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <term.h>

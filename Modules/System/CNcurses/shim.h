#pragma once
// _XOPEN_SOURCE_EXTENDED and NCURSES_WIDECHAR declare the wide-character functions. NCURSES_NOMACROS
// declares functions instead of macros, which Swift cannot import.
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_NOMACROS 1
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <term.h>

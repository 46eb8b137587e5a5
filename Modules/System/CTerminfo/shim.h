#pragma once
// NCURSES_NOMACROS declares functions instead of macros, which Swift cannot import.
#define NCURSES_NOMACROS 1
#include <curses.h>
#include <term.h>

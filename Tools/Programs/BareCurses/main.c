// The least that a full-screen program does: take the terminal, draw one line, wait. What it needs to
// start is the floor for every program that draws by the same library.
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#include <locale.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    setlocale(LC_ALL, "");
    // Nobody would ever end it.
    if (!isatty(STDIN_FILENO)) return 74;
    if (newterm(NULL, stdout, stdin) == NULL) return 74;
    raw();
    noecho();
    mvaddstr(LINES - 1, 0, "? Keys");
    refresh();
    pause();
    endwin();
    return 0;
}

// The minimal full-screen program: takes the terminal, draws one line and waits. Its start is the
// lower bound for every program that draws with ncurses.
#define _XOPEN_SOURCE_EXTENDED 1
#include <curses.h>
#include <locale.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
    setlocale(LC_ALL, "");
    // Without a terminal, no signal would ever end the program.
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

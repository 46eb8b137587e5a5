// Minimal programs that draw with ncurses, to compare the app with.
//
// BareCurses        draws one line and waits: the lower bound for the start of such a program
// BareCurses FILE   shows the lines of a file as a list, in which ↑ and ↓ move
#define _GNU_SOURCE 1
#include <curses.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char **rows;
static int row_count;

static int read_rows(const char *path) {
    FILE *file = fopen(path, "r");
    if (file == NULL) return 66;
    char *line = NULL;
    size_t size = 0;
    while (getline(&line, &size, file) > 0) {
        line[strcspn(line, "\n")] = '\0';
        rows = realloc(rows, (row_count + 1) * sizeof *rows);
        rows[row_count++] = strdup(line);
    }
    fclose(file);
    return 0;
}

static void draw(int first, int selected) {
    erase();
    mvaddstr(0, 0, "Players");
    for (int line = 1; line < LINES - 1 && first + line - 1 < row_count; line++) {
        int row = first + line - 1;
        if (row == selected) attron(A_REVERSE);
        mvaddnstr(line, 0, rows[row], COLS);
        if (row == selected) attroff(A_REVERSE);
    }
    mvaddstr(LINES - 1, 0, "? Keys");
    refresh();
}

static void show_list(void) {
    int first = 0, selected = 0, key;
    keypad(stdscr, TRUE);
    do {
        if (selected < first) first = selected;
        if (selected > first + LINES - 3) first = selected - LINES + 3;
        draw(first, selected);
        key = getch();
        if (key == KEY_DOWN && selected < row_count - 1) selected++;
        if (key == KEY_UP && selected > 0) selected--;
    } while (key != 'q' && key != ERR);
}

int main(int argc, char **argv) {
    setlocale(LC_ALL, "");
    // Without a terminal, no signal would ever end the program.
    if (!isatty(STDIN_FILENO)) return 74;
    if (argc > 1 && read_rows(argv[1]) != 0) return 66;
    if (newterm(NULL, stdout, stdin) == NULL) return 74;
    raw();
    noecho();
    if (argc > 1) {
        show_list();
    } else {
        mvaddstr(LINES - 1, 0, "? Keys");
        refresh();
        pause();
    }
    endwin();
    return 0;
}

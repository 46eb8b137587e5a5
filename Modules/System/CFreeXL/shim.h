#pragma once
#include <errno.h>
#include <fcntl.h>
#include <freexl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/// Reads all cells of a workbook, and returns whether it succeeded.
static inline int cfreexl_read(const char *path) {
  const void *workbook = NULL;
  unsigned int sheets = 0;
  if (freexl_open(path, &workbook) != FREEXL_OK ||
      freexl_get_info(workbook, FREEXL_BIFF_SHEET_COUNT, &sheets) != FREEXL_OK)
    return 0;
  for (unsigned int sheet = 0; sheet < sheets; sheet++) {
    unsigned int rows = 0;
    unsigned short columns = 0;
    if (freexl_select_active_worksheet(workbook, sheet) != FREEXL_OK ||
        freexl_worksheet_dimensions(workbook, &rows, &columns) != FREEXL_OK)
      return 0;
    for (unsigned int row = 0; row < rows; row++) {
      for (unsigned short column = 0; column < columns; column++) {
        FreeXL_CellValue cell;
        if (freexl_get_cell_value(workbook, row, column, &cell) != FREEXL_OK) return 0;
      }
    }
  }
  return freexl_close(workbook) == FREEXL_OK;
}

/// Returns whether a child process reads all cells of a workbook within 20 seconds of processor time.
///
/// The library accesses memory that is not its own for some damaged files, which must not end the app.
static inline int cfreexl_is_readable(const char *path) {
  pid_t child = fork();
  if (child < 0) return 0;
  if (child == 0) {
    // The handlers of the app would restore the terminal.
    const int crashes[] = {SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV};
    for (int index = 0; index < 5; index++) signal(crashes[index], SIG_DFL);
    const struct rlimit no_dump = {0, 0}, seconds = {20, 20};
    setrlimit(RLIMIT_CORE, &no_dump);
    setrlimit(RLIMIT_CPU, &seconds);
    // The C library reports damaged memory on the terminal.
    int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
    _exit(cfreexl_read(path) ? 0 : 1);
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return 0;
  }
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

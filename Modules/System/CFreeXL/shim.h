#pragma once
#include <errno.h>
#include <fcntl.h>
#include <freexl.h>
#include <signal.h>
#include <stdlib.h>
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

/// Returns the bytes of memory of this process that count for `RLIMIT_DATA`, or 0 if the system does not tell.
///
/// Calls nothing that takes a lock, because it runs in a child process.
static inline rlim_t cfreexl_used_memory(void) {
  char text[256];
  int file = open("/proc/self/statm", O_RDONLY);
  if (file < 0) return 0;
  ssize_t count = read(file, text, sizeof text - 1);
  close(file);
  if (count < 0) return 0;
  text[count] = 0;
  // The sixth number is that of the pages of data and stacks.
  char *next = text;
  rlim_t pages = 0;
  for (int field = 0; field < 6; field++) pages = strtoul(next, &next, 10);
  return pages * sysconf(_SC_PAGESIZE);
}

/// Returns whether a child process reads all cells of a workbook within a minute and 1 GiB of new memory.
///
/// The library accesses memory that is not its own for some damaged files, which must not end the app.
static inline int cfreexl_is_readable(const char *path) {
  int result[2];
  if (pipe(result) != 0) return 0;
  pid_t child = fork();
  if (child == 0) {
    // The handlers of the app would restore the terminal, or report a signal to the app again.
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    // Another thread can have had a lock of a library during the fork, which nobody releases.
    alarm(60);
    // The memory of the app counts, too.
    const rlim_t limit = cfreexl_used_memory() + (1 << 30);
    const struct rlimit no_dump = {0, 0}, memory = {limit, limit};
    setrlimit(RLIMIT_CORE, &no_dump);
    setrlimit(RLIMIT_DATA, &memory);
    // The C library reports damaged memory on the terminal.
    int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
    _exit(cfreexl_read(path) && write(result[1], "", 1) == 1 ? 0 : 1);
  }
  close(result[1]);
  // Not the exit status, which is lost where the app was started with SIGCHLD ignored.
  char byte;
  ssize_t count;
  do count = read(result[0], &byte, 1);
  while (count < 0 && errno == EINTR);
  close(result[0]);
  while (child > 0 && waitpid(child, NULL, 0) < 0 && errno == EINTR) continue;
  return count == 1;
}

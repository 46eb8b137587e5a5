// Kills a process at one of the system calls that change files, or makes that call and all later
// ones fail. Preloaded with LD_PRELOAD.
//
// FAULT_AT=n     the number of the call, counted from 1; 0 only counts
// FAULT_ERROR=e  the errno of the calls that fail; without it, the process is killed
// FAULT_DELAY=m  the microseconds that each call waits, as on a slow disk
// FAULT_NAMES=1  new names are given by a plain rename only, as on file systems without links
// FAULT_OFFLINE=1 connections over IPv4 and IPv6 fail, also those to this machine
// FAULT_COUNT=f  the file that receives the number of calls when the process exits
//
// Calls for the standard streams and for anything but files and directories are not counted. When
// processes are killed, each write counts twice: before it, and after its first half.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static long fault_at, fault_error, fault_delay, fault_names, fault_offline;
static const char *count_file;
static atomic_long calls;

static long number(const char *variable) {
    const char *text = getenv(variable);
    return text ? atol(text) : 0;
}

__attribute__((constructor)) static void configure(void) {
    fault_at = number("FAULT_AT");
    fault_error = number("FAULT_ERROR");
    fault_delay = number("FAULT_DELAY");
    fault_names = number("FAULT_NAMES");
    fault_offline = number("FAULT_OFFLINE");
    count_file = getenv("FAULT_COUNT");
}

__attribute__((destructor)) static void report(void) {
    if (!count_file) return;
    char text[32];
    int length = snprintf(text, sizeof text, "%ld\n", atomic_load(&calls));
    int file = NEXT(open)(count_file, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    if (NEXT(write)(file, text, length) != length) abort();
}

// Counts a call, and returns whether the fault has begun.
static bool begins(void) {
    if (fault_delay > 0) usleep(fault_delay);
    long call = atomic_fetch_add(&calls, 1) + 1;
    return fault_at > 0 && call >= fault_at;
}

// Ends the process, or returns -1 for a call that fails.
static int stop(void) {
    while (fault_error == 0) kill(getpid(), SIGKILL);
    errno = fault_error;
    return -1;
}

static bool is_counted(int file) {
    struct stat status;
    return file > STDERR_FILENO && fstat(file, &status) == 0 &&
           (S_ISREG(status.st_mode) || S_ISDIR(status.st_mode));
}

static bool is_torn(size_t size) { return fault_error == 0 && size > 1 && begins(); }

#define CALL(name, parameters, arguments)                                                          \
    int name parameters { return begins() ? stop() : NEXT(name) arguments; }

#define CALL_ON_FILE(name, parameters, arguments)                                                  \
    int name parameters { return is_counted(file) && begins() ? stop() : NEXT(name) arguments; }

int connect(int file, __CONST_SOCKADDR_ARG address, socklen_t size) {
    int family = address.__sockaddr__->sa_family;
    if (fault_offline && (family == AF_INET || family == AF_INET6)) {
        errno = ENETUNREACH;
        return -1;
    }
    return NEXT(connect)(file, address, size);
}

CALL(mkdir, (const char *path, mode_t mode), (path, mode))
CALL(mkdirat, (int folder, const char *path, mode_t mode), (folder, path, mode))
CALL(rename, (const char *path, const char *other), (path, other))
CALL(renameat, (int folder, const char *path, int target, const char *other),
     (folder, path, target, other))

#define CALL_WITH_NAMES(name, error, parameters, arguments)                                        \
    int name parameters {                                                                          \
        if (fault_names) {                                                                         \
            errno = error;                                                                         \
            return -1;                                                                             \
        }                                                                                          \
        return begins() ? stop() : NEXT(name) arguments;                                           \
    }

CALL_WITH_NAMES(renameat2, EINVAL,
                (int folder, const char *path, int target, const char *other, unsigned flags),
                (folder, path, target, other, flags))
CALL_WITH_NAMES(link, EPERM, (const char *path, const char *other), (path, other))
CALL_WITH_NAMES(linkat, EPERM,
                (int folder, const char *path, int target, const char *other, int flags),
                (folder, path, target, other, flags))
CALL(symlink, (const char *path, const char *other), (path, other))
CALL(unlink, (const char *path), (path))
CALL(unlinkat, (int folder, const char *path, int flags), (folder, path, flags))
CALL(rmdir, (const char *path), (path))
CALL(chmod, (const char *path, mode_t mode), (path, mode))
CALL(fchmodat, (int folder, const char *path, mode_t mode, int flags), (folder, path, mode, flags))
CALL(truncate, (const char *path, off_t size), (path, size))
CALL_ON_FILE(fchmod, (int file, mode_t mode), (file, mode))
CALL_ON_FILE(ftruncate, (int file, off_t size), (file, size))
CALL_ON_FILE(ftruncate64, (int file, off64_t size), (file, size))
CALL_ON_FILE(fsync, (int file), (file))
CALL_ON_FILE(fdatasync, (int file), (file))

#define WRITE(name, parameters, arguments, half)                                                   \
    ssize_t name parameters {                                                                      \
        if (!is_counted(file)) return NEXT(name) arguments;                                        \
        if (begins()) return stop();                                                               \
        if (is_torn(size)) {                                                                       \
            ssize_t written = NEXT(name) half;                                                     \
            if (written >= 0) stop();                                                              \
        }                                                                                          \
        return NEXT(name) arguments;                                                               \
    }

WRITE(write, (int file, const void *bytes, size_t size), (file, bytes, size),
      (file, bytes, size / 2))
WRITE(pwrite, (int file, const void *bytes, size_t size, off_t offset),
      (file, bytes, size, offset), (file, bytes, size / 2, offset))
WRITE(pwrite64, (int file, const void *bytes, size_t size, off64_t offset),
      (file, bytes, size, offset), (file, bytes, size / 2, offset))
WRITE(writev, (int file, const struct iovec *parts, int size), (file, parts, size),
      (file, parts, size / 2))

#define OPEN(name, parameters, path, arguments)                                                    \
    int name parameters {                                                                          \
        int changes = flags & (O_ACCMODE | O_CREAT | O_TRUNC);                                     \
        if (changes && strncmp(path, "/dev/", 5) != 0 && begins()) return stop();                  \
        va_list rest;                                                                              \
        va_start(rest, flags);                                                                     \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0;                    \
        va_end(rest);                                                                              \
        return NEXT(name) arguments;                                                               \
    }

OPEN(open, (const char *path, int flags, ...), path, (path, flags, mode))
OPEN(open64, (const char *path, int flags, ...), path, (path, flags, mode))
OPEN(openat, (int folder, const char *path, int flags, ...), path, (folder, path, flags, mode))
OPEN(openat64, (int folder, const char *path, int flags, ...), path, (folder, path, flags, mode))

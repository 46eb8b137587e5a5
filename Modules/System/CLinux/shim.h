#pragma once
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/socket.h>

// Functions of Linux that Swift's module of the C library leaves out. Other systems get substitutes.

#if defined(__linux__)
int accept4(int socket, struct sockaddr *address, socklen_t *size, int flags);
#endif

// Accepts a connection as a socket that does not block and that started programs do not inherit.
static inline int clinux_accept(int listener, struct sockaddr *address, socklen_t *size) {
#if defined(__linux__)
  return accept4(listener, address, size, SOCK_CLOEXEC | SOCK_NONBLOCK);
#else
  int socket = accept(listener, address, size);
  if (socket >= 0) {
    fcntl(socket, F_SETFD, FD_CLOEXEC);
    fcntl(socket, F_SETFL, O_NONBLOCK);
  }
  return socket;
#endif
}

#if defined(__GLIBC__)
int renameat2(int folder, const char *from, int target, const char *to, unsigned flags);
#endif

// Renames a file of a folder unless there is one with the new name. EINVAL means that the file system, or the
// system, has no such call.
static inline int clinux_rename_exclusively(int folder, const char *from, const char *to) {
#if defined(__GLIBC__)
  return renameat2(folder, from, folder, to, 1 /* RENAME_NOREPLACE */);
#elif defined(__APPLE__)
  return renameatx_np(folder, from, folder, to, RENAME_EXCL);
#else
  errno = EINVAL;
  return -1;
#endif
}

#if defined(__GLIBC__)
#include <malloc.h>

static inline void clinux_return_memory(int size) { mallopt(M_MMAP_THRESHOLD, size); }
#else
static inline void clinux_return_memory(int size) {}
#endif

#pragma once
#include <fcntl.h>
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
#include <malloc.h>

static inline void clinux_return_memory(int size) { mallopt(M_MMAP_THRESHOLD, size); }
#else
static inline void clinux_return_memory(int size) {}
#endif

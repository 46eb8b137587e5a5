#pragma once
// Parts of glibc that Swift's module of it leaves out: `mallopt`, and what its headers declare only for
// `_GNU_SOURCE`.
#include <malloc.h>
#include <sys/socket.h>

#define RENAME_NOREPLACE (1 << 0)

int accept4(int socket, struct sockaddr *address, socklen_t *size, int flags);
int renameat2(int folder, const char *from, int target, const char *to, unsigned flags);

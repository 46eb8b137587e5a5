#pragma once
// Parts of glibc that Swift's module of it leaves out: `mallopt`, and what its headers declare only for
// `_GNU_SOURCE`.
#include <malloc.h>
#include <spawn.h>
#include <sys/socket.h>

#define RENAME_NOREPLACE (1 << 0)
#define POSIX_SPAWN_SETSID 0x80

int accept4(int socket, struct sockaddr *address, socklen_t *size, int flags);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);
int renameat2(int folder, const char *from, int target, const char *to, unsigned flags);

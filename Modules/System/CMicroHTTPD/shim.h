#pragma once
#include <microhttpd.h>
#include <stdbool.h>

// Swift cannot call functions with a variable number of arguments.

// Starts a server on a listening socket. Without a certificate, it does not use TLS.
static inline struct MHD_Daemon *cmicrohttpd_start(
    int listening_socket, unsigned int threads, unsigned int connections, size_t header_memory,
    const char *certificate, const char *key, MHD_AcceptPolicyCallback accept,
    MHD_AccessHandlerCallback answer, MHD_NotifyConnectionCallback connection_changed,
    MHD_RequestCompletedCallback completed, void *context) {
  struct MHD_OptionItem tls[] = {
      {MHD_OPTION_HTTPS_MEM_CERT, 0, (void *)certificate},
      {MHD_OPTION_HTTPS_MEM_KEY, 0, (void *)key},
      {MHD_OPTION_HTTPS_PRIORITIES, 0, (void *)"NORMAL:-VERS-TLS1.0:-VERS-TLS1.1"},
      {MHD_OPTION_END, 0, NULL}};
  return MHD_start_daemon(
      MHD_USE_AUTO_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | (certificate ? MHD_USE_TLS : 0), 0,
      accept, context, answer, context, MHD_OPTION_LISTEN_SOCKET, listening_socket,
      MHD_OPTION_THREAD_POOL_SIZE, threads, MHD_OPTION_CONNECTION_LIMIT, connections,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, header_memory, MHD_OPTION_STRICT_FOR_CLIENT, 1,
      MHD_OPTION_NOTIFY_CONNECTION, connection_changed, context, MHD_OPTION_NOTIFY_COMPLETED,
      completed, context, MHD_OPTION_ARRAY, certificate ? tls : tls + 3, MHD_OPTION_END);
}

// Returns whether a certificate can be used with a key. Opens no socket.
static inline bool cmicrohttpd_accepts(
    const char *certificate, const char *key, MHD_AccessHandlerCallback answer) {
  struct MHD_Daemon *daemon = MHD_start_daemon(
      MHD_USE_NO_LISTEN_SOCKET | MHD_USE_TLS, 0, NULL, NULL, answer, NULL,
      MHD_OPTION_HTTPS_MEM_CERT, certificate, MHD_OPTION_HTTPS_MEM_KEY, key, MHD_OPTION_END);
  if (daemon) MHD_stop_daemon(daemon);
  return daemon;
}

// Returns the context that the callback for new connections has set.
static inline void *cmicrohttpd_context(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info ? info->socket_context : NULL;
}

static inline int cmicrohttpd_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

static inline const struct sockaddr *cmicrohttpd_address(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info ? info->client_addr : NULL;
}

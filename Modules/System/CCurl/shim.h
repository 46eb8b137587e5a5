#pragma once
// Swift must not import the macros that check the types of arguments.
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <dlfcn.h>
#include <malloc.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

// Leaves no copy in memory that `free` would have overwritten.
static inline void *ccurl_realloc(void *old, size_t size) {
  void *memory = malloc(size);
  if (!memory || !old) return memory;
  size_t old_size = malloc_usable_size(old);
  memcpy(memory, old, old_size < size ? old_size : size);
  free(old);
  return memory;
}

// The functions of libcurl, which is not linked.
struct ccurl {
  __typeof__(curl_global_init_mem) *global_init_mem;
  __typeof__(curl_easy_init) *easy_init;
  __typeof__(curl_easy_reset) *easy_reset;
  __typeof__(curl_easy_setopt) *easy_setopt;
  __typeof__(curl_easy_getinfo) *easy_getinfo;
  __typeof__(curl_easy_cleanup) *easy_cleanup;
  __typeof__(curl_multi_init) *multi_init;
  __typeof__(curl_multi_setopt) *multi_setopt;
  __typeof__(curl_multi_add_handle) *multi_add_handle;
  __typeof__(curl_multi_perform) *multi_perform;
  __typeof__(curl_multi_poll) *multi_poll;
  __typeof__(curl_multi_info_read) *multi_info_read;
  __typeof__(curl_multi_remove_handle) *multi_remove_handle;
  __typeof__(curl_multi_cleanup) *multi_cleanup;
  __typeof__(curl_slist_append) *slist_append;
  __typeof__(curl_slist_free_all) *slist_free_all;
};

// Loads libcurl. It is never unloaded, because the libraries that it needs cannot be.
static inline bool ccurl_load(struct ccurl *curl, const char *name) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  return library && (curl->global_init_mem = dlsym(library, "curl_global_init_mem")) &&
         (curl->easy_init = dlsym(library, "curl_easy_init")) &&
         (curl->easy_reset = dlsym(library, "curl_easy_reset")) &&
         (curl->easy_setopt = dlsym(library, "curl_easy_setopt")) &&
         (curl->easy_getinfo = dlsym(library, "curl_easy_getinfo")) &&
         (curl->easy_cleanup = dlsym(library, "curl_easy_cleanup")) &&
         (curl->multi_init = dlsym(library, "curl_multi_init")) &&
         (curl->multi_setopt = dlsym(library, "curl_multi_setopt")) &&
         (curl->multi_add_handle = dlsym(library, "curl_multi_add_handle")) &&
         (curl->multi_perform = dlsym(library, "curl_multi_perform")) &&
         (curl->multi_poll = dlsym(library, "curl_multi_poll")) &&
         (curl->multi_info_read = dlsym(library, "curl_multi_info_read")) &&
         (curl->multi_remove_handle = dlsym(library, "curl_multi_remove_handle")) &&
         (curl->multi_cleanup = dlsym(library, "curl_multi_cleanup")) &&
         (curl->slist_append = dlsym(library, "curl_slist_append")) &&
         (curl->slist_free_all = dlsym(library, "curl_slist_free_all"));
}

// Initializes libcurl with the functions of the app, whose `free` overwrites passwords.
static inline CURLcode ccurl_start(struct ccurl curl) {
  return curl.global_init_mem(CURL_GLOBAL_ALL, malloc, free, ccurl_realloc, strdup, calloc);
}

// Swift cannot call functions with a variable number of arguments.

static inline CURLcode ccurl_set_number(
    struct ccurl curl, CURL *handle, CURLoption option, long value) {
  return curl.easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_pointer(
    struct ccurl curl, CURL *handle, CURLoption option, const void *value) {
  return curl.easy_setopt(handle, option, value);
}

// The types of these constants differ between versions of libcurl.

static inline CURLcode ccurl_require_tls_1_2(struct ccurl curl, CURL *handle) {
  return curl.easy_setopt(handle, CURLOPT_SSLVERSION, (long)CURL_SSLVERSION_TLSv1_2);
}

static inline CURLcode ccurl_require_http_1_1(struct ccurl curl, CURL *handle) {
  return curl.easy_setopt(handle, CURLOPT_HTTP_VERSION, (long)CURL_HTTP_VERSION_1_1);
}

// Permits one protocol, "http" or "https". Until libcurl 7.84 protocols have numbers instead of names.
static inline CURLcode ccurl_permit_protocol(
    struct ccurl curl, CURL *handle, const char *name) {
  const CURLoption protocol_names = (CURLoption)(CURLOPTTYPE_STRINGPOINT + 318);
  const CURLoption protocol_numbers = (CURLoption)(CURLOPTTYPE_LONG + 181);
  CURLcode code = curl.easy_setopt(handle, protocol_names, name);
  if (code != CURLE_UNKNOWN_OPTION) return code;
  return curl.easy_setopt(
      handle, protocol_numbers,
      strcmp(name, "https") ? (long)CURLPROTO_HTTP : (long)CURLPROTO_HTTPS);
}

static inline CURLcode ccurl_set_receiver(
    struct ccurl curl, CURL *handle, CURLoption option, curl_write_callback value) {
  return curl.easy_setopt(handle, option, value);
}

static inline CURLcode ccurl_set_socket_setup(
    struct ccurl curl, CURL *handle, curl_sockopt_callback value) {
  return curl.easy_setopt(handle, CURLOPT_SOCKOPTFUNCTION, value);
}

static inline CURLMcode ccurl_set_connections(struct ccurl curl, CURLM *multi, long count) {
  return curl.multi_setopt(multi, CURLMOPT_MAXCONNECTS, count);
}

static inline CURLcode ccurl_get_number(
    struct ccurl curl, CURL *handle, CURLINFO info, long *value) {
  return curl.easy_getinfo(handle, info, value);
}

static inline CURLcode ccurl_get_offset(
    struct ccurl curl, CURL *handle, CURLINFO info, curl_off_t *value) {
  return curl.easy_getinfo(handle, info, value);
}

#pragma once
#include <curl/curl.h>

// Swift cannot call functions with a variable number of arguments, nor read the macros that type-check
// them. `set` and `get` are the addresses of `curl_easy_setopt` and `curl_easy_getinfo`.

static inline CURLcode ccurl_set_number(void *set, CURL *curl, CURLoption option, long value) {
  return ((CURLcode(*)(CURL *, CURLoption, ...))set)(curl, option, value);
}

static inline CURLcode ccurl_set_pointer(
    void *set, CURL *curl, CURLoption option, const void *value) {
  return ((CURLcode(*)(CURL *, CURLoption, ...))set)(curl, option, value);
}

static inline CURLcode ccurl_get_number(void *get, CURL *curl, CURLINFO info, long *value) {
  return ((CURLcode(*)(CURL *, CURLINFO, ...))get)(curl, info, value);
}

static inline CURLcode ccurl_get_offset(void *get, CURL *curl, CURLINFO info, curl_off_t *value) {
  return ((CURLcode(*)(CURL *, CURLINFO, ...))get)(curl, info, value);
}

static inline CURLcode ccurl_get_text(void *get, CURL *curl, CURLINFO info, const char **value) {
  return ((CURLcode(*)(CURL *, CURLINFO, ...))get)(curl, info, value);
}

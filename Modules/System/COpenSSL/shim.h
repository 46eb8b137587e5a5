#pragma once
#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>
#include <stdbool.h>

// Swift imports neither macros with arguments nor the types of some functions.

// Uses the first certificate of a PEM text, and sends the others with it.
static inline bool copenssl_use_certificates(SSL_CTX *context, BIO *text) {
  X509 *certificate = PEM_read_bio_X509_AUX(text, NULL, NULL, NULL);
  bool is_used = certificate && SSL_CTX_use_certificate(context, certificate) == 1;
  X509_free(certificate);
  if (!is_used) return false;
  ERR_clear_error();
  while ((certificate = PEM_read_bio_X509(text, NULL, NULL, NULL))) {
    if (SSL_CTX_add0_chain_cert(context, certificate) != 1) {
      X509_free(certificate);
      return false;
    }
  }
  // A damaged certificate is another error than the end of the text.
  return ERR_GET_REASON(ERR_peek_last_error()) == PEM_R_NO_START_LINE;
}

// Asks for no password on the terminal.
static inline int copenssl_no_password(char *buffer, int size, int writes, void *context) {
  return -1;
}

static inline bool copenssl_use_key(SSL_CTX *context, BIO *text) {
  EVP_PKEY *key = PEM_read_bio_PrivateKey(text, NULL, copenssl_no_password, NULL);
  bool is_used = key && SSL_CTX_use_PrivateKey(context, key) == 1 &&
                 SSL_CTX_check_private_key(context) == 1;
  EVP_PKEY_free(key);
  return is_used;
}

// Creates the settings of a server with a certificate and a key in the PEM format, or returns NULL.
static inline SSL_CTX *copenssl_server(
    const char *certificate, int certificate_size, const char *key, int key_size) {
  SSL_CTX *context = SSL_CTX_new(TLS_server_method());
  BIO *certificate_text = BIO_new_mem_buf(certificate, certificate_size);
  BIO *key_text = BIO_new_mem_buf(key, key_size);
  bool is_valid =
      context && certificate_text && key_text &&
      SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION) == 1 &&
      copenssl_use_certificates(context, certificate_text) && copenssl_use_key(context, key_text);
  BIO_free(certificate_text);
  BIO_free(key_text);
  // The end of a chain leaves an error.
  ERR_clear_error();
  if (!is_valid) {
    SSL_CTX_free(context);
    return NULL;
  }
  SSL_CTX_set_options(
      context, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION | SSL_OP_CIPHER_SERVER_PREFERENCE);
  SSL_CTX_set_mode(
      context, SSL_MODE_ENABLE_PARTIAL_WRITE | SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER |
                   SSL_MODE_RELEASE_BUFFERS);
  return context;
}

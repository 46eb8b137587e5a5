import Platform

/// The settings of a transport that only tests change.
struct CurlOptions: Sendable {
    /// The longest time until there is a connection.
    var connectionLimit = Duration.seconds(5)
    /// The longest time until the response is complete.
    var limit = Duration.seconds(15)
    /// The largest number of bytes of a response.
    var responseLimit = 4 * 1_024 * 1_024
    /// A file with further certificates of trusted authorities, such as the one of a club.
    var authorities = environmentVariable("SSL_CERT_FILE")
    /// The names of libcurl, best first. Debian has one for each TLS library.
    var libraries = ["libcurl.so.4", "libcurl-gnutls.so.4"]
}

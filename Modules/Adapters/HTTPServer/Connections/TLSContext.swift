import COpenSSL

/// A certificate and its key, for the connections that begin with it.
final class TLSContext: Sendable {
    // The number of the pointer, because pointers are not sendable. OpenSSL counts the references
    // to the object itself, in any thread.
    private let number: UInt

    /// Reads a certificate and its key.
    init(_ options: HTTPListenerOptions.TLS) throws(HTTPListenerError) {
        let (certificate, key) = (options.certificate, options.key)
        let context = copenssl_server(
            certificate, Int32(clamping: certificate.utf8.count), key,
            Int32(clamping: key.utf8.count))
        guard let context else { throw .invalidCertificate }
        number = UInt(bitPattern: context)
    }

    deinit {
        SSL_CTX_free(OpaquePointer(bitPattern: number))
    }

    /// Creates the server's side of a connection; nil without memory.
    func makeSession(on socket: Int32) -> OpaquePointer? {
        guard let session = SSL_new(OpaquePointer(bitPattern: number)) else { return nil }
        guard SSL_set_fd(session, socket) == 1 else {
            SSL_free(session)
            return nil
        }
        SSL_set_accept_state(session)
        return session
    }
}

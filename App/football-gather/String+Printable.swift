import TextSanitizing

extension String {
    /// The text for a message, without unsafe characters and with at most 200 Unicode scalars.
    var printable: String { sanitized(for: .message) }
}

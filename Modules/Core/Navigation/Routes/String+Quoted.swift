import TextSanitizing

extension String {
    /// The text from a link in quotation marks, without unsafe characters and at most 40 scalars
    /// long.
    var quotedInMessage: String { "“\(sanitized(for: .message, limit: 40))”" }
}

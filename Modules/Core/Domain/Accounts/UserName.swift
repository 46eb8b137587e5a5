/// The name a user signs in with: 1 to 64 characters after trimming.
public struct UserName: Hashable, Sendable {
    /// The most characters (grapheme clusters) a user name may have.
    public static let maximumLength = 64

    /// As typed, trimmed.
    public let text: String

    /// Nil when nothing is left after trimming, or when it is too long.
    public init?(_ text: String) {
        let clean = SingleLine.clean(text)
        guard NameError(of: clean, limit: Self.maximumLength) == nil else { return nil }
        self.text = clean
    }

    /// Why a text is no such name; nil when it is one.
    public static func validationError(in text: String) -> NameError? {
        NameError(of: SingleLine.clean(text), limit: maximumLength)
    }
}

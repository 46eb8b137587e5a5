/// A player's name, in any script: not only blanks, trimmed, at most 100 characters.
public struct PlayerName: Hashable, Sendable {
    /// The most characters (grapheme clusters) a name may have.
    public static let maximumLength = 100

    /// The trimmed text.
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

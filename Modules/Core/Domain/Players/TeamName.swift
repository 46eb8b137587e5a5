/// The name of the team that a player supports: 1 to 100 characters. No team is nil, not an empty
/// name.
public struct TeamName: Hashable, Sendable {
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

/// A player's name, in any script: not only blanks, trimmed, at most 100 characters.
public struct PlayerName: Hashable, Sendable {
    /// The most characters (grapheme clusters) a name may have.
    public static let maximumLength = 100

    /// The trimmed text.
    public let text: String

    /// Nil when nothing is left after trimming, or when it is too long.
    public init?(_ text: String) {
        let clean = SingleLine.clean(text)
        guard !clean.isEmpty, SingleLine.fits(clean, Self.maximumLength) else { return nil }
        self.text = clean
    }
}

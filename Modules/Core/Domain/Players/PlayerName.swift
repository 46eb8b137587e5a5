public import Records
import TextSanitizing

/// The name of a player, in any script: 1 to 100 characters.
public struct PlayerName: TextFieldValue {
    /// The largest number of characters (grapheme clusters).
    public static let maximumLength = 100

    /// The text without white space at its ends and without characters that are unsafe to store.
    public let text: String

    /// Creates a name from typed text, or returns nil if `validationError(in:)` returns an error.
    public init?(_ text: String) {
        let text = text.sanitized(for: .storedName)
        guard NameError(in: text, maximumLength: Self.maximumLength) == nil else { return nil }
        self.text = text
    }

    /// Returns the reason why a typed text is not a valid name, or nil if it is valid.
    public static func validationError(in text: String) -> NameError? {
        NameError(in: text.sanitized(for: .storedName), maximumLength: maximumLength)
    }

    private init(unchecked text: String) {
        self.text = text
    }

    /// The name in a record in place of a damaged one.
    package static let unknown = PlayerName(unchecked: "?")

    /// Creates the name that is shown in place of a damaged one.
    init(replacedNameOf player: PlayerID) {
        text = "Player \(player.number)"
    }
}

import Domain
import FootballUI

/// The name of a new player as the user has entered it.
struct PlayerAddDraft: FormInput {
    var name = ""

    var change: PlayerName? { PlayerName(name) }
    var isUnsaved: Bool { !name.allSatisfy(\.isWhitespace) }

    /// The error message below the field. An empty name disables Done without a message.
    var error: String? {
        PlayerName.validationError(in: name) == .tooLong ? PlayerAddStrings.tooLong : nil
    }
}

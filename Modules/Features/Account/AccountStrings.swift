import Domain
import FootballUI

/// The texts of the account's pages.
enum AccountStrings {
    static let passwordTitle = "Change password"
    static let change = "Change password"
    static let changing = "Changing the password…"
    static let changed = "Your password was changed, and all other sessions have ended."
    static let allMandatory = "All fields are mandatory."
    static let newPasswordsDiffer = "The new passwords differ. Please type the new password twice."
    static let wrongPassword = "The current password is wrong. Please try again."

    static let sessionsTitle = "Sessions"
    static let currentSession = "Current"
    static let loading = "Loading sessions…"
    static let loadFailure = "Unable to load the sessions."
    static let tryAgain = "Try again"
    static let signOutEverywhere = "Sign out everywhere"
    static let signOutQuestion = "Sign out everywhere?"
    static let signOutMessage = "All sessions end, also this one."
    static let signOut = "Sign out"
    static let cancel = "Cancel"

    static func label(of field: PasswordChangeState.Field) -> String {
        switch field {
        case .current: "Current password"
        case .new: "New password"
        case .repeated: "Repeat new password"
        }
    }

    static func changeFailure(_ message: String) -> String {
        "Unable to change the password. \(message)"
    }

    static func created(_ time: LocalTime) -> String { "Signed in \(text(of: time))" }
    static func lastUsed(_ time: LocalTime) -> String { "Used \(text(of: time))" }

    private static func text(of time: LocalTime) -> String {
        "\(FootballStrings.day(of: time)), \(FootballStrings.time(of: time))"
    }
}

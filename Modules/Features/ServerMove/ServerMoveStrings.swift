import Domain
import FootballUI
import Records

/// The texts of the move to a server.
enum ServerMoveStrings {
    static let title = "Move to a server"
    static let explanation =
        "Your players and gathers move to an account on a server, where several devices can use them."
    static let accountExplanation =
        "If no account there has this username, one is created. The account on this device stays as it "
        + "is now."
    static let move = "Move"
    static let moving = "Moving the account…"
    static let allMandatory = "All fields are mandatory."
    static let userNameTooLong =
        "A username has at most \(UserName.maximumLength) characters. Please shorten it."

    static let serverTitle = "Server"
    static let refusalAdvice =
        "What is refused stays on this device. Correct it or take it back, then send it again."
    static let sendAgain = "Send again"
    static let exchangeNow = "Exchange now"
    static let exchanging = "Exchanging changes…"
    static let deletedPlayer = "A deleted player"

    static func accountOnServer(_ server: String) -> String { "Your account is on \(server)." }

    static func sentence(_ status: ExchangeStatus) -> String {
        switch status {
        case .upToDate: "The server has all changes of this device."
        case .waiting(1): "1 change is being sent."
        case .waiting(let count): "\(count) changes are being sent."
        case .offline(waiting: 0):
            "The server cannot be reached. You can go on: changes are kept on this device."
        case .offline(waiting: 1):
            "The server cannot be reached. 1 change is kept on this device until it answers."
        case .offline(let count):
            "The server cannot be reached. \(count) changes are kept on this device until it answers."
        case .unsupported:
            "The server must be updated. Changes are kept on this device until then."
        case .refused(1): "The server has refused a change."
        case .refused(let count): "The server has refused \(count) changes."
        case .sessionExpired: "Your session has ended. Please sign in again."
        }
    }

    static func reason(_ text: String) -> String {
        text.isEmpty ? "The server gives no reason." : "The server says: \(text)"
    }

    static func more(_ count: Int) -> String { "and \(count) more" }

    static func gather(_ start: LocalTime?) -> String {
        start.map { "Gather of \(FootballStrings.date(of: $0))" } ?? "A gather"
    }

    static func record(of kind: String) -> String {
        "A record (\(kind.words(separatedBy: " ")))"
    }

    static func label(of field: ServerMoveState.Field) -> String {
        switch field {
        case .server: "Server"
        case .userName: "Username"
        case .password: "Password"
        }
    }

    static func failure(_ error: AccountMoveError) -> String {
        switch error {
        case .address(let error): error.message
        case .accountInUse:
            "This account on the server has other data. Please choose another username. To add this "
                + "squad to it, export it here, and import the file there."
        case .account(.wrongCredentials):
            "Another account on the server has this username, or the password is wrong. Please choose "
                + "another username, or type the password again."
        case .account(let error): "Unable to move the account. \(error.message)"
        }
    }
}

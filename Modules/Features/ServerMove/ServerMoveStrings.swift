import Domain
import FootballUI

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

    static func accountOnServer(_ server: String) -> String {
        "Your account is on \(server) already."
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
        case .storage(let error): "Unable to move the account. \(error.message)"
        }
    }
}

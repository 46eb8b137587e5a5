import Domain
public import TerminalUI

/// The texts of the screens that belong to no feature.
enum CompositionStrings {
    static let appName = "Football Gather"
    static let squad = "Squad"
    static let unavailableScreen = "This screen is unavailable"
    static let signOut = "Sign out"
    static let stillSignedIn = "You are still signed in"
    static let tryAgain = "Try again"
    static let signingOut = "Signing out…"
    static let sessionExpired = "Your session has ended."

    static func excluded(_ feature: String) -> String {
        """
        \(feature) was disabled with --without \(feature): restart the app without this option.
        """
    }
}

extension WorkspaceStatus {
    /// Creates the text of a status.
    init(_ status: ExchangeStatus) {
        switch status {
        case .upToDate: self.init("Up to date", shortText: "OK")
        case .waiting(let count): self.init("Sending \(count)", shortText: "Send \(count)")
        case .offline(waiting: 0): self.init("Offline", shortText: "Offline")
        case .offline(let count):
            self.init("Offline, \(count) waiting", shortText: "Offline \(count)")
        case .unsupported:
            self.init("Server must be updated", shortText: "! old", isWarning: true)
        case .refused(let count):
            self.init(
                "\(count) refused by the server", shortText: "! \(count)", isWarning: true)
        case .sessionExpired: self.init(CompositionStrings.sessionExpired, shortText: "!")
        }
    }
}

extension TerminalStrings {
    /// The texts of the workspace of Football Gather.
    public static let footballGather = english(
        applicationName: CompositionStrings.appName)
}

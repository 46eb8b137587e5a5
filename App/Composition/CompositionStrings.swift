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

extension TerminalStrings {
    /// The texts of the workspace of Football Gather.
    public static let footballGather = english(
        applicationName: CompositionStrings.appName)
}

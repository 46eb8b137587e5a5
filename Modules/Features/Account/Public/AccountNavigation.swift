public import FootballUI

/// Events of the Account feature that the composition root handles.
@MainActor public protocol AccountNavigation: SessionNavigation {
    /// The user has asked to end all of their sessions. The screen stays until it is replaced.
    func accountDidRequestSignOutEverywhere()
}

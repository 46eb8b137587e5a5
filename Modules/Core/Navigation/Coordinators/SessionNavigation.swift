/// Events about the session that any feature can report. The navigation contract of a feature
/// refines this protocol, and the composition root implements it for all features.
@MainActor public protocol SessionNavigation: AnyObject {
    /// Called when the user asks to sign out.
    func sessionDidRequestSignOut()

    /// Returns the reason why signing out is unavailable, as a sentence for the user; nil when it
    /// is available. A feature that offers to sign out calls this method once, when it starts.
    func sessionUnavailableReasonForSignOut() -> String?
}

/// Events about the session that any feature can report. The navigation contract of a feature
/// refines this protocol, and the composition root implements it for all features.
@MainActor public protocol SessionNavigation: AnyObject {
    /// Called when the user asks to sign out.
    func sessionDidRequestSignOut()

    /// The message that says why the user cannot sign out; nil if they can. A feature that offers
    /// to sign out reads it once, when it starts.
    var sessionSignOutUnavailableReason: String? { get }
}

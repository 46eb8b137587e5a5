/// What any feature may report about the session. A feature's own contract refines this one, and
/// the composition root answers it once for all of them.
@MainActor public protocol SessionNavigation: AnyObject {
    /// The user wants to end the session.
    func sessionDidRequestSignOut()
}

/// What any feature may report about the session. A feature's own contract refines this one, and
/// the composition root answers it once for all of them.
@MainActor public protocol SessionNavigation: AnyObject {
    /// The user wants to end the session.
    func sessionDidRequestSignOut()

    /// Why nothing would follow when the session ends, as a sentence for a person; nil when something
    /// does. Asked once, when a feature begins that offers it.
    func sessionUnavailableReasonForSignOut() -> String?
}

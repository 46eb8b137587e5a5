public import Domain

/// Events of the Login feature that the composition root handles.
@MainActor public protocol LoginNavigation: AnyObject {
    /// The user has signed in or registered. The login screen stays until it is replaced.
    func loginDidSignIn(_ session: Session)

    /// The message that says why the user cannot sign in; nil if they can. A message disables Login
    /// and Register. Read once, when the screen is created.
    var loginSignInUnavailableReason: String? { get }
}

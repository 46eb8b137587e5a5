public import Domain

/// Events of the login feature that the composition root handles.
@MainActor public protocol LoginNavigation: AnyObject {
    /// The user has signed in or registered. The login screen stays until it is replaced.
    func loginDidSignIn(_ session: Session)

    /// Returns the reason why the user cannot sign in, because the next feature is unavailable; nil
    /// if it is available. The reason is a sentence for the user.
    ///
    /// Called once, when the screen is created. With a reason, Login and Register are disabled.
    func loginUnavailableReasonForSignIn() -> String?
}

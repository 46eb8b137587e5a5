public import Domain

/// What leaves the feature.
@MainActor public protocol LoginNavigation: AnyObject {
    /// Somebody has signed in, with an account that existed or with a new one. Called once for each
    /// sign-in; the screen stays until somebody replaces it.
    func loginDidSignIn(_ session: Session)

    /// Why nothing would follow a sign-in, as a sentence for a person; nil when something does. Asked
    /// once, when the form begins; with an obstacle nobody is signed in.
    func loginUnavailableReasonForSignIn() -> String?
}

public import Domain

/// What leaves the feature.
@MainActor public protocol LoginNavigation: AnyObject {
    /// Somebody has signed in, with an account that existed or with a new one. Called once for each
    /// sign-in; the screen stays until somebody replaces it.
    func loginDidSignIn(_ session: Session)
}

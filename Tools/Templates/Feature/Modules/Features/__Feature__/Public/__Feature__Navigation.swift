/// Events of the feature __Feature__, handled by the composition root.
@MainActor public protocol __Feature__Navigation: AnyObject {
    /// The user has finished. The screen is still shown.
    func __feature__DidFinish()
}

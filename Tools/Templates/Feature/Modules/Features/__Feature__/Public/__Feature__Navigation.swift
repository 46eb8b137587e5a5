/// The events that the feature reports.
@MainActor public protocol __Feature__Navigation: AnyObject {
    /// Reports that the user is done with the page, which is still shown.
    func __feature__DidFinish()
}

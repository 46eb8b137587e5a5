// data
public import FootballUI

// end data
/// Events of the feature __Feature__, handled by the composition root.
// squad
@MainActor public protocol __Feature__Navigation: AnyObject {
// end squad
// data
@MainActor public protocol __Feature__Navigation: RecordNavigation {
// end data
    /// The user has finished. The screen is still shown.
    func __feature__DidFinish()
}

/// The state of the page.
enum __Feature__State: Equatable {
    case loading
    case text(String)
    /// A failure to load the squad, with the remedy.
    case failure(String)
}

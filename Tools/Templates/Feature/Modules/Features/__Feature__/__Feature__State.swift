/// The state of the screen.
enum __Feature__State: Equatable {
    case loading
    case text(String)
    /// The players could not be loaded, for the reason in the message.
    case failure(String)
}

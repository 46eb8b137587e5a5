/// The state of the screen.
enum __Feature__State: Equatable {
    case loading
    case text(String)
    /// A message about a failure to load the players.
    case failure(String)
}

import TerminalUI

/// A place to which the command palette leads from the first screens of a session.
struct SessionPlace {
    /// Returns the action that shows the place.
    let makeAction: @MainActor () -> Action
}

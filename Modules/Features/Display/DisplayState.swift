import TerminalUI

/// The state of the page with the display settings.
struct DisplayState: Equatable {
    /// The settings in use.
    var settings: DisplaySettings
    /// The reason why the last choice could not be stored; nil if it was.
    var failure: String?
}

public import TerminalUI

extension TerminalStrings {
    /// The texts of the workspace of Football Gather.
    public static let footballGather = english(
        applicationName: CompositionStrings.appName)
}

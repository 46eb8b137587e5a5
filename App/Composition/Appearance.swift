public import TerminalUI

extension TerminalStrings {
    /// The texts of the workspace of Football Gather.
    public static let footballGather = english(
        applicationName: CompositionStrings.appName)
}

extension Theme {
    /// The colours of Football Gather: blue for the first team and orange for the second.
    public static let footballGather = Theme(
        firstSide: Colour(full: 32, sixteen: 6), secondSide: Colour(full: 166, sixteen: 5))
}

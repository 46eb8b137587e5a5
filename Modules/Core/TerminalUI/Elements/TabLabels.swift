/// The labels of tabs. Pass them as the hint of `Navigator.showTabs`.
///
/// A terminal shows the labels above the pages of the tabs, and selects the first nine tabs with
/// the keys 1 to 9.
public struct TabLabels: Hashable, Sendable {
    /// The labels, in the order of the tabs.
    public let texts: [String]

    /// Creates labels.
    ///
    /// - Parameter texts: One label for each tab, in the order of the tabs.
    public init(_ texts: [String]) {
        self.texts = texts
    }
}

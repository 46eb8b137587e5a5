/// The labels of tabs. Pass them as the hint of `Navigator.showTabs`.
///
/// A terminal shows the labels above the pages of the tabs, and selects the first nine tabs with
/// the keys 1 to 9.
public struct TabLabels: Sendable {
    private let makeTexts: @Sendable () -> [String]
    /// The labels in the current language, in the order of the tabs.
    public var texts: [String] { makeTexts() }

    /// Creates labels.
    ///
    /// - Parameter texts: One label for each tab, in the order of the tabs.
    public init(_ texts: @autoclosure @escaping @Sendable () -> [String]) {
        makeTexts = texts
    }
}

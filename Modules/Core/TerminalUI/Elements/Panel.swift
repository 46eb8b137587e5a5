/// A titled group of elements that can be read but not focused, beside the elements of a page.
///
/// A wide window draws a border around a panel. Plain mode does not print panels.
public struct Panel: Sendable {
    /// The heading; nil for none.
    public let title: String?
    /// The elements from top to bottom, for example texts and lists.
    public let elements: [Element]

    /// Creates a panel.
    ///
    /// - Parameters:
    ///   - title: The heading; nil for none.
    ///   - elements: The elements from top to bottom. Those that do not fit are cut off.
    public init(_ title: String? = nil, elements: [Element]) {
        self.title = title
        self.elements = elements
    }
}

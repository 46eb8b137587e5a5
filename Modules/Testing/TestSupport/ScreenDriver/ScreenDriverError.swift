/// An element that a driver could not use. The description lists the elements that the page has.
public struct ScreenDriverError: Error, Equatable, CustomStringConvertible {
    /// A reason for which an element cannot be used.
    public enum Reason: Hashable, Sendable {
        /// The page has no element with this label.
        case missing
        /// Several elements have this label.
        case ambiguous
        /// The element is disabled.
        case disabled
        /// An alert must be answered first.
        case alertOpen
        /// The workspace shows no screen.
        case nothingShown
    }

    /// The reason for which the element cannot be used.
    public let reason: Reason
    /// The kind and the label of the element, such as `field "Name"`.
    public let requested: String
    /// The title of the page or of the alert.
    public let page: String
    /// The labels of the elements of this kind, or of the actions of an open alert.
    public let available: [String]

    /// The element, the page and the elements that the page has.
    public var description: String {
        let list =
            available.isEmpty ? "nothing" : available.map { "\"\($0)\"" }.joined(separator: ", ")
        return switch reason {
        case .missing: "no \(requested) on \"\(page)\"; available: \(list)"
        case .ambiguous: "more than one \(requested) on \"\(page)\"; available: \(list)"
        case .disabled: "\(requested) on \"\(page)\" is disabled; available: \(list)"
        case .alertOpen:
            "\(requested) cannot be used before the alert \"\(page)\" is answered; available: \(list)"
        case .nothingShown: "\(requested) cannot be used because no screen is shown"
        }
    }
}

/// What a driver could not do. Its description lists what is there, so that a failed test can be
/// read without a debugger.
public struct ScreenDriverError: Error, Equatable, CustomStringConvertible {
    /// Why it could not be done.
    public enum Problem: Hashable, Sendable {
        /// Nothing is called so.
        case missing
        /// More than one thing is called so.
        case ambiguous
        /// It is there and cannot be used now.
        case disabled
        /// A question has to be answered first.
        case asked
        /// No screen is shown.
        case nothingShown
    }

    /// Why it could not be done.
    public let problem: Problem
    /// What was looked for: `field "Name"`.
    public let wanted: String
    /// The title of the page.
    public let page: String
    /// What is there of the kind; in its place, the answers to a question.
    public let there: [String]

    /// One line: what was wanted, where, and what is there instead.
    public var description: String {
        let list = there.isEmpty ? "nothing" : there.map { "\"\($0)\"" }.joined(separator: ", ")
        return switch problem {
        case .missing: "no \(wanted) on \"\(page)\"; there is: \(list)"
        case .ambiguous: "more than one \(wanted) on \"\(page)\"; there is: \(list)"
        case .disabled: "\(wanted) on \"\(page)\" is disabled; there is: \(list)"
        case .asked: "\(wanted) cannot be reached before \"\(page)\" is answered by: \(list)"
        case .nothingShown: "\(wanted) was looked for and nothing is shown"
        }
    }
}

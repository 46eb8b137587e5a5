/// A version of an account, such as `1-250`. `0` comes before all changes.
public struct ChangeVersion: Hashable, Sendable, LosslessStringConvertible {
    /// The version before all changes.
    public static let start = ChangeVersion(epoch: 0, number: 0)

    /// A number that grows when the service forgets deletions.
    public let epoch: Int64
    /// The number of changes.
    public let number: Int64

    /// Creates a version.
    public init(epoch: Int64, number: Int64) {
        self.epoch = epoch
        self.number = number
    }

    /// Creates a version from its text, or returns nil for other text, such as `01-250`.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int64($0) }
        switch (parts.first, parts.last) {
        case (0, _) where parts.count == 1:
            self = .start
        case (let epoch??, let number??) where parts.count == 2 && epoch > 0 && number >= 0:
            self.init(epoch: epoch, number: number)
        default:
            return nil
        }
        guard description == text else { return nil }
    }

    /// The text of the version.
    public var description: String { self == .start ? "0" : "\(epoch)-\(number)" }
}

public import Domain
public import Records
package import TerminalUI

/// A record with words for its kind, so that every kind has a history and a list of deleted
/// records.
public protocol DisplayableRecord: Record where ID: RecordIdentifier {
    /// The words.
    static var display: RecordDisplay<Self> { get }
}

/// The words by which pages show the records of a kind.
public struct RecordDisplay<Root: Record>: Sendable {
    /// A word for one record, such as `player`.
    package let one: String
    /// A word for several records.
    package let many: String
    /// Returns the title of a record.
    package let title: @Sendable (Root) -> String
    /// Returns the details beside the title.
    package let details: @Sendable (Root) -> [Row.Detail]
    /// A sentence for the values that are left after a record is erased.
    package let remainder: String?

    /// Creates the words.
    ///
    /// - Parameters:
    ///   - one: A word for one record, such as `player`.
    ///   - many: A word for several records.
    ///   - title: A closure that returns the title of a record.
    public init(one: String, many: String, title: @escaping @Sendable (Root) -> String) {
        self.init(one: one, many: many, remainder: nil, title: title) { _ in [] }
    }

    init(
        one: String, many: String, remainder: String?,
        title: @escaping @Sendable (Root) -> String,
        details: @escaping @Sendable (Root) -> [Row.Detail]
    ) {
        self.one = one
        self.many = many
        self.title = title
        self.details = details
        self.remainder = remainder
    }
}

extension Player: DisplayableRecord {
    /// The words for players.
    public static var display: RecordDisplay<Player> {
        RecordDisplay<Player>(
            one: PlayerStrings.player, many: PlayerStrings.players,
            remainder: PlayerStrings.remainder, title: \.name.text
        ) { $0.preferredPosition.map { [$0.badge] } ?? [] }
    }
}

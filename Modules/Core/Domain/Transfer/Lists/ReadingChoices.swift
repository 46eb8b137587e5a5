/// The choices with which the user corrects how a file is read.
public struct ReadingChoices: Hashable, Sendable {
    /// The encoding of a text; nil to recognize it.
    public var encoding: String?
    /// The name of the table of a spreadsheet; nil for the first one with values.
    public var table: String?

    /// Creates choices.
    public init(encoding: String? = nil, table: String? = nil) {
        self.encoding = encoding
        self.table = table
    }
}

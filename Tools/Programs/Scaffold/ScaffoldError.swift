/// A failure that left the package unchanged.
struct ScaffoldError: Error, Equatable {
    /// The kind of a failure, with its exit code.
    enum Kind: Int32 {
        case usage = 64
        /// A file does not have the expected content.
        case data = 65
        case unreadable = 66
        case unwritable = 73
    }

    let kind: Kind
    /// The failure and its remedy.
    let message: String

    init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }
}

/// A reason why metrics cannot be computed or written.
struct MetricsError: Error, Equatable {
    /// The category of an error, with the exit code that reports it.
    enum Kind: Int32 {
        /// The committed description of the modules differs from the manifest.
        case outdated = 1
        /// The command line is invalid.
        case usage = 64
        /// A file has unexpected content.
        case data = 65
        case unreadableFile = 66
        case unwritableFile = 73
    }

    let kind: Kind
    /// A sentence about the cause, and one about the remedy.
    let message: String

    init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }
}

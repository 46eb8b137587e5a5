/// Why there are no numbers, as a sentence for a person.
struct MetricsRefusal: Error, Equatable, CustomStringConvertible {
    /// What is to blame, as programs tell it by their exit codes.
    enum Kind: Int32 {
        /// The picture in the repository is not the manifest's.
        case outdated = 1
        /// What was asked for cannot be.
        case usage = 64
        /// What is there is not as it has to be.
        case data = 65
        /// It could not be read.
        case unreadable = 66
        /// Something could not be built, and so not be measured.
        case unmeasured = 70
        /// It could not be written.
        case unwritable = 73
    }

    let kind: Kind
    let description: String

    init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }
}

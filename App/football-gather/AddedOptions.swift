extension AddedOption {
    /// The options of every optional part of the program. Without a line here, the program does not
    /// contain that part.
    static let all = [record, replay]
}

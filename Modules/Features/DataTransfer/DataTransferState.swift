/// The state of the page for export and import.
struct DataTransferState: Equatable {
    /// A question that the user has to answer before the import.
    struct Question: Equatable {
        let title: String
        /// The effect on what is stored; nil for none.
        let message: String?
    }

    /// The path of the file, as typed.
    var path = ""
    /// The text of the work under way; nil for none.
    var progress: String?
    /// The result of the last export or import, or its error message.
    var result: String?
    /// True if `result` is an error message.
    var isError = false
    /// The invalid parts of the last file.
    var issues: [String] = []
    var question: Question?
    /// True if the last import can be taken back.
    var canUndo = false

    var isBusy: Bool { progress != nil }
}

import Domain

/// The state of the preview of a pasted list.
struct PasteState: Equatable {
    /// A line of the list and what it becomes.
    struct Line: Equatable {
        let number: Int
        let text: String
        /// The kind of a line about nobody; nil for a line that names people.
        let kind: PastedList.Kind?
        let entries: [MatchedEntry]
        /// True if only the beginning of the line was read.
        let isCut: Bool
    }

    let lines: [Line]
    var questions: [ListQuestion]
    var results: [ListResult]
    var decisions: [String: ListDecision] = [:]
    /// True if the list is not one of the evening on the page.
    var isForOtherEvening = false
    /// The evening of the list.
    var evening: Evening
    /// The number of people who will wait for a place, also of those who have answered before.
    var waitingCount = 0
    var isSaving = false
    /// The message of the error of the last attempt to store the answers.
    var failure: String?

    /// The questions about names that can be those of players. Other names become guests.
    var openQuestions: [ListQuestion] { questions.filter { !$0.candidates.isEmpty } }
    /// True if the answers can be stored.
    var canAccept: Bool { !isSaving && openQuestions.isEmpty && !results.isEmpty }
}

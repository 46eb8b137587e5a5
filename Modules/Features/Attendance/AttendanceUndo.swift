import Domain

/// The values that restore the state before a change of the answers.
struct AttendanceUndo: Equatable {
    /// The change of the answers.
    var answers: AnswerChange
    /// The evening that began with the change; nil for none.
    var newEvening: Evening.ID?
    /// The nicknames that were added.
    var nicknames: [PlayerID: ShortText] = [:]
    /// The players who were added to the squad.
    var added: [PlayerID] = []
}

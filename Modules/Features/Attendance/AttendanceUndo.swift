import Domain

/// What takes back a change of the answers.
struct AttendanceUndo: Equatable {
    /// The change of the answers.
    let answers: AnswerChange
    /// The players whose nickname is removed.
    var nicknames: [PlayerID] = []
    /// The players who were added to the squad.
    var added: [PlayerID] = []
}

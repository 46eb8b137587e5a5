import Domain

/// A change of the answers to one evening, which is stored as a whole.
struct AnswerChange: Equatable {
    /// The evening, which is stored too if it is new.
    let evening: Evening
    /// The answers to store.
    let saved: [AttendanceAnswer]
    /// The answers to delete.
    let deleted: [AttendanceAnswer.ID]

    /// Returns the answers after the change.
    func applied(to answers: [AttendanceAnswer]) -> [AttendanceAnswer] {
        let changed = Set(saved.map(\.id)).union(deleted)
        return answers.filter { !changed.contains($0.id) } + saved
    }

    /// Returns the change that takes this one back. Deleted answers get new identifiers.
    ///
    /// - Parameter answers: The answers before the change.
    func inverse(of answers: [AttendanceAnswer]) -> AnswerChange {
        let known = Set(answers.map(\.id))
        let changed = Set(saved.map(\.id))
        let removed = Set(deleted)
        return AnswerChange(
            evening: evening,
            saved: answers.compactMap { answer in
                if changed.contains(answer.id) { return answer }
                return removed.contains(answer.id) ? answer.copy : nil
            },
            deleted: saved.map(\.id).filter { !known.contains($0) })
    }
}

extension AttendanceAnswer {
    /// The same answer with a new identifier.
    fileprivate var copy: AttendanceAnswer {
        AttendanceAnswer(
            to: evening, name: name, player: player, host: host, answer: answer, order: order)
    }
}

import Domain

/// Makes changes of the answers to an evening.
struct AnswerEditor {
    private let evening: Evening
    private let answers: [AttendanceAnswer]

    /// - Parameter content: The data of the page, whose answers count if they are to the evening.
    init(_ evening: Evening, in content: AttendanceContent) {
        self.evening = evening
        answers = content.evening?.id == evening.id ? content.answers : []
    }

    /// Returns the answer of a player or of a person who has answered before; nil if it is the same
    /// as before.
    func answer(_ answer: Answer, of subject: AttendanceSubject) -> AnswerChange? {
        switch subject {
        case .player(let player):
            if let known = answers.first(where: { $0.player == player.id }) {
                return change(known, to: answer)
            }
            return AnswerChange(
                evening: evening, saved: [new(player, answer, AnswerOrder(after: answers))],
                deleted: [])
        case .answer(let id):
            return answers.first { $0.id == id }.flatMap { change($0, to: answer) }
        }
    }

    /// Another answer goes to the end of the order, so that a player who has cancelled loses the
    /// place. The guests of a player who does not come do not come either.
    private func change(_ known: AttendanceAnswer, to answer: Answer) -> AnswerChange? {
        guard known.answer != answer else { return nil }
        var changed = known
        changed.answer = answer
        changed.order = AnswerOrder(after: answers)
        return AnswerChange(
            evening: evening, saved: [changed],
            deleted: answer == .no ? guests(of: known.player) : [])
    }

    private func guests(of host: PlayerID?) -> [AttendanceAnswer.ID] {
        answers.filter { $0.host != nil && $0.host == host }.map(\.id)
    }

    private func new(_ player: Player, _ answer: Answer, _ order: AnswerOrder) -> AttendanceAnswer {
        AttendanceAnswer(
            to: evening.id, name: player.name, player: player.id, answer: answer, order: order)
    }

    /// Returns the removal of an answer and of the guests of its player.
    func removal(of id: AttendanceAnswer.ID) -> AnswerChange? {
        guard let known = answers.first(where: { $0.id == id }) else { return nil }
        return AnswerChange(
            evening: evening, saved: [], deleted: [id] + guests(of: known.player))
    }

    /// Returns the addition of a guest of a player; nil if the name of the guest is too long.
    func guest(of host: Player) -> AnswerChange? {
        guard let name = PlayerName(guestOf: host.name.text, besides: answers) else { return nil }
        return AnswerChange(
            evening: evening,
            saved: [
                AttendanceAnswer(
                    to: evening.id, name: name, host: host.id, answer: .yes,
                    order: AnswerOrder(after: answers))
            ], deleted: [])
    }

    /// Returns the answers of the players and guests who came on an earlier evening and have not
    /// answered yet, without those whom a player has brought; nil for none.
    func repetition(of earlier: AttendanceContent.Earlier, squad: [Player]) -> AnswerChange? {
        let answered = Set(answers.compactMap(\.player))
        var guests = answers.filter { $0.player == nil }.map(\.name)
        let players = Dictionary(squad.map { ($0.id, $0) }) { first, _ in first }
        var order = AnswerOrder(after: answers)
        var saved: [AttendanceAnswer] = []
        for known in earlier.answers.sorted(by: { $0.order < $1.order })
        where known.answer == .yes && known.host == nil {
            if let id = known.player {
                guard let player = players[id], !answered.contains(id) else { continue }
                saved.append(new(player, .yes, order))
            } else if let index = guests.firstIndex(of: known.name) {
                guests.remove(at: index)
                continue
            } else {
                saved.append(
                    AttendanceAnswer(to: evening.id, name: known.name, answer: .yes, order: order))
            }
            order = order.next
        }
        return saved.isEmpty ? nil : AnswerChange(evening: evening, saved: saved, deleted: [])
    }
}

/// A person who answers.
enum AttendanceSubject {
    case player(Player)
    /// A person who has answered before.
    case answer(AttendanceAnswer.ID)
}

import Domain

/// The answers that follow from the results of a pasted list.
struct ListAnswers {
    private let evening: Evening.ID
    private let players: [PlayerID: Player]
    private let newPlayers: [String: PlayerID]
    /// The answers before.
    private let answers: [AttendanceAnswer]
    private var order: AnswerOrder
    /// The guests of each host who have an answer before.
    private var guests: [PlayerID: [AttendanceAnswer]]
    /// The hosts whose guests the list names.
    private var hosts: Set<PlayerID> = []
    /// The answers to store.
    private(set) var saved: [AttendanceAnswer] = []

    /// - Parameters:
    ///   - answers: The answers before.
    ///   - newPlayers: The players who were added for the list, by their names.
    init(
        evening: Evening.ID, answers: [AttendanceAnswer], players: [PlayerID: Player],
        newPlayers: [String: PlayerID]
    ) {
        self.evening = evening
        self.answers = answers
        self.players = players
        self.newPlayers = newPlayers
        order = AnswerOrder(after: answers)
        guests = Dictionary(
            grouping: answers.filter { $0.host != nil }, by: { $0.host ?? PlayerID(0) })
    }

    /// The answers to delete: guests whom their hosts no longer bring.
    var deleted: [AttendanceAnswer.ID] { hosts.flatMap { guests[$0] ?? [] }.map(\.id) }

    /// Adds a result.
    mutating func add(_ result: ListResult) {
        switch result.person {
        case .guestOf(let host, let number):
            addGuest(named: "\(name(of: host)) +\(number)", of: player(host), result.answer)
        default:
            let player = player(result.person)
            if let player { hosts.insert(player) }
            add(
                player.flatMap { players[$0]?.name } ?? PlayerName(name(of: result.person)), player,
                result.answer)
        }
    }

    /// Adds the answer of a player, or of a guest with a name.
    private mutating func add(_ name: PlayerName?, _ player: PlayerID?, _ answer: Answer) {
        guard let name else { return }
        let known = answers.first {
            player == nil
                ? $0.player == nil && $0.host == nil && $0.name == name : $0.player == player
        }
        save(known, name, player, host: nil, answer)
    }

    private mutating func addGuest(named name: String, of host: PlayerID?, _ answer: Answer) {
        guard let name = PlayerName(name) else { return }
        var known: AttendanceAnswer?
        if let host, guests[host]?.isEmpty == false { known = guests[host]?.removeFirst() }
        save(known, known?.name ?? name, nil, host: host, answer)
    }

    /// Saves an answer. One that is the same as before keeps its place.
    private mutating func save(
        _ known: AttendanceAnswer?, _ name: PlayerName, _ player: PlayerID?, host: PlayerID?,
        _ answer: Answer
    ) {
        guard known?.answer != answer else { return }
        var changed =
            known
            ?? AttendanceAnswer(
                to: evening, name: name, player: player, host: host, answer: answer, order: order)
        changed.answer = answer
        changed.order = order
        order = order.next
        saved.append(changed)
    }

    private func player(_ person: ListResult.Person) -> PlayerID? {
        switch person {
        case .player(let id): id
        case .newPlayer(let name): PlayerName(name).flatMap { newPlayers[$0.text] }
        case .guest, .undecided, .guestOf: nil
        }
    }

    private func name(of person: ListResult.Person) -> String {
        switch person {
        case .player(let id): players[id]?.name.text ?? ""
        case .guest(let name), .newPlayer(let name), .undecided(let name): name
        case .guestOf(let host, let number): "\(name(of: host)) +\(number)"
        }
    }
}

import Domain

/// The answers that follow from the results of a pasted list.
struct ListAnswers {
    /// The guests of a player, or the guests with one name.
    private enum Guests: Hashable {
        case of(PlayerID)
        case named(String)
    }

    private let evening: Evening.ID
    private let players: [PlayerID: Player]
    private let newPlayers: [String: Player]
    private let known: [PlayerID: AttendanceAnswer]
    /// All answers after the list.
    private var answers: [AttendanceAnswer]
    private var order: AnswerOrder
    /// The guests with an answer before whom the list has not named yet.
    private var guests: [Guests: [AttendanceAnswer]]
    /// The players whose guests the list decides.
    private var hosts: Set<PlayerID> = []
    /// The answers to store.
    private(set) var saved: [AttendanceAnswer] = []

    /// - Parameters:
    ///   - answers: The answers before.
    ///   - newPlayers: The players who were added for the list, by their names.
    init(
        evening: Evening.ID, answers: [AttendanceAnswer], squad: [Player],
        newPlayers: [String: Player]
    ) {
        self.evening = evening
        self.answers = answers
        self.newPlayers = newPlayers
        players = Dictionary((squad + newPlayers.values).map { ($0.id, $0) }) { first, _ in first }
        known = Dictionary(answers.compactMap { answer in answer.player.map { ($0, answer) } }) {
            $1
        }
        order = AnswerOrder(after: answers)
        guests = Dictionary(grouping: answers.filter { $0.player == nil }) {
            $0.host.map(Guests.of) ?? .named($0.name.text)
        }
    }

    /// The answers to delete: guests whom their hosts no longer bring.
    var deleted: [AttendanceAnswer.ID] { hosts.flatMap { guests[.of($0)] ?? [] }.map(\.id) }

    /// Adds a result.
    mutating func add(_ result: ListResult) {
        if let id = player(result.person) {
            guard let player = players[id] else { return }
            hosts.insert(id)
            save(known[id], player.name, id, host: nil, result.answer)
        } else if case .guestOf(let host, let number) = result.person {
            addGuest(of: host, number, result.answer)
        } else if let name = PlayerName(name(of: result.person)) {
            save(takeGuest(.named(name.text)), name, nil, host: nil, result.answer)
        }
    }

    private mutating func addGuest(
        of host: ListResult.Person, _ number: Int, _ answer: Answer
    ) {
        let hostName = name(of: host)
        let id = player(host)
        let guest = takeGuest(id.map(Guests.of) ?? .named("\(hostName) +\(number)"))
        guard let name = guest?.name ?? PlayerName(guestOf: hostName, besides: answers) else {
            return
        }
        save(guest, name, nil, host: id, answer)
    }

    /// Returns a guest with an answer before, and each of them once.
    private mutating func takeGuest(_ key: Guests) -> AttendanceAnswer? {
        guard guests[key]?.isEmpty == false else { return nil }
        return guests[key]?.removeFirst()
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
        answers.append(changed)
    }

    private func player(_ person: ListResult.Person) -> PlayerID? {
        switch person {
        case .player(let id): id
        case .newPlayer(let name): PlayerName(name).flatMap { newPlayers[$0.text]?.id }
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

import Domain

/// The answers of each person, in the order of the lines.
struct ListTally {
    /// The identity of a person.
    private enum Identity: Hashable {
        case player(PlayerID)
        case name(String)
        /// A guest without a name, who is another one on each line.
        case label(Int)
    }

    /// The answer that counts, and where the person first gave it.
    private struct Standing {
        var entry: Int
        var order: Int
    }

    private let decisions: [String: ListDecision]
    private var standings: [Identity: Standing] = [:]
    private var companions: [(entry: Int, host: Identity)] = []
    private var persons: [Identity: ListResult.Person] = [:]
    private var effects: [Int: MatchedEntry.Effect] = [:]
    private var replaced: [(entry: Int, by: Int)] = []
    private var counted: [Int: ListEntry] = [:]

    init(_ decisions: [String: ListDecision]) {
        self.decisions = decisions
    }

    /// Adds the next entry.
    mutating func add(_ matched: MatchedEntry, at index: Int) {
        let entry = matched.entry
        guard decisions[matched.key] != .nobody else {
            effects[index] = .dismissed
            return
        }
        guard let answer = entry.answer else {
            effects[index] = .unclear
            return
        }
        let identity = identity(of: matched, index)
        if persons[identity] == nil { persons[identity] = person(of: matched) }
        if case .companions = entry.subject {
            companions.append((index, identity))
            counted[index] = entry
            return
        }
        var order = index
        if let standing = standings[identity], let previous = counted[standing.entry] {
            replaced.append((standing.entry, index))
            if previous.answer == answer, previous.isWaiting == entry.isWaiting {
                order = standing.order
            }
        }
        counted[index] = entry
        standings[identity] = Standing(entry: index, order: order)
    }

    private func identity(of matched: MatchedEntry, _ index: Int) -> Identity {
        if case .guest = matched.entry.subject { return .label(index) }
        if case .player(let player) = decisions[matched.key] { return .player(player) }
        if decisions[matched.key] == nil, case .certain(let player) = matched.match {
            return .player(player)
        }
        return .name(matched.key)
    }

    private func person(of matched: MatchedEntry) -> ListResult.Person {
        let name = matched.entry.name
        if case .guest = matched.entry.subject { return .guest(name) }
        switch decisions[matched.key] {
        case .player(let player): return .player(player)
        case .guest: return .guest(name)
        case .newPlayer: return .newPlayer(name)
        case .nobody, nil:
            if case .certain(let player) = matched.match { return .player(player) }
            return .undecided(name)
        }
    }

    // MARK: Results

    /// Returns the entries with their effects.
    func entries(_ entries: [MatchedEntry]) -> [MatchedEntry] {
        var entries = entries
        for (index, effect) in effects { entries[index].effect = effect }
        for (entry, later) in replaced {
            entries[entry].effect = .replaced(byLine: entries[later].line)
        }
        for (entry, host) in companions where isAbandoned(entry, host) {
            let line = standings[host].map { entries[$0.entry].line } ?? entries[entry].line
            entries[entry].effect = .replaced(byLine: line)
        }
        return entries
    }

    /// Returns whether the host of companions declined on a later line.
    private func isAbandoned(_ entry: Int, _ host: Identity) -> Bool {
        guard let standing = standings[host] else { return false }
        return standing.entry > entry && counted[standing.entry]?.answer == .no
    }

    /// Returns the persons and guests in order.
    func results(_ entries: [MatchedEntry]) -> [ListResult] {
        var places: [(order: Int, entry: Int, host: Identity, isCompanion: Bool)] = []
        for (identity, standing) in standings {
            places.append((standing.order, standing.entry, identity, false))
        }
        for (entry, host) in companions where !isAbandoned(entry, host) {
            places.append((entry, entry, host, true))
        }
        places.sort { $0.order < $1.order }
        var results: [ListResult] = []
        var guestNumbers: [Identity: Int] = [:]
        for place in places {
            guard let entry = counted[place.entry], let answer = entry.answer,
                let person = persons[place.host]
            else { continue }
            func append(_ person: ListResult.Person) {
                results.append(
                    ListResult(
                        person: person, answer: answer, isWaiting: entry.isWaiting,
                        order: results.count + 1, line: entries[place.entry].line))
            }
            if !place.isCompanion { append(person) }
            guard answer != .no else { continue }
            for _ in 0..<entry.guestCount {
                let number = (guestNumbers[place.host] ?? 0) + 1
                guestNumbers[place.host] = number
                append(.guestOf(person, number))
            }
        }
        return results
    }
}

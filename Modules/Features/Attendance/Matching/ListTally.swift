import Domain

/// The answers of each person, in the order of the lines.
///
/// A text can have several copies of a list, each with further names. A player who is missing in a
/// later copy keeps the answer, because people also remove others by mistake. Guests without a name
/// are counted within each copy, and the last list that names the host decides about companions.
struct ListTally {
    /// The identity of a person.
    enum Identity: Hashable {
        case player(PlayerID)
        case name(String)
        /// A guest without a name: the guest with a number among the equal labels of a list and its
        /// copies.
        case label(String, list: Int, number: Int)
    }

    /// The answer that counts, and where the person first gave it.
    private struct Standing {
        var entry: Int
        var order: Int
    }

    /// A label of a guest in a list.
    private struct Label: Hashable {
        let key: String
        let list: Int
    }

    /// Companions with a number among those of their host in a list.
    private struct Companion: Hashable {
        let host: Identity
        let number: Int
    }

    private let decisions: [String: ListDecision]
    private var copies = ListCopies()
    private var labelCounts: [Label: Int] = [:]
    /// The last list and the last entry in it that names each person.
    private var lastLists: [Identity: (list: Int, entry: Int)] = [:]
    private var standings: [Identity: Standing] = [:]
    private var companions: [(entry: Int, host: Identity, order: Int)] = []
    /// The number of entries about companions of each host, by list.
    private var companionCounts: [Int?: [Identity: Int]] = [:]
    /// The first entry of the companions of each host, by their number in a list.
    private var companionOrders: [Companion: Int] = [:]
    private var persons: [Identity: ListResult.Person] = [:]
    private var effects: [Int: MatchedEntry.Effect] = [:]
    private var replaced: [(entry: Int, by: Int)] = []
    private var counted: [Int: ListEntry] = [:]

    init(_ entries: [MatchedEntry], _ decisions: [String: ListDecision]) {
        self.decisions = decisions
        for entry in entries {
            if case .guest = entry.entry.subject { continue }
            if let list = entry.list { copies.add(personIdentity(of: entry), in: list) }
        }
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
        if let list = matched.list { lastLists[identity] = (list, index) }
        if persons[identity] == nil { persons[identity] = person(of: matched) }
        if case .companions = entry.subject {
            let order = companionOrder(of: identity, in: matched.list, index)
            companions.append((index, identity, order))
            counted[index] = entry
            return
        }
        var order = index
        if let standing = standings[identity], let previous = counted[standing.entry] {
            if previous.answer == .no, entry.isAcknowledgement {
                effects[index] = .unclear
                return
            }
            replaced.append((standing.entry, index))
            if previous.answer == answer, previous.isWaiting == entry.isWaiting {
                order = standing.order
            }
        }
        counted[index] = entry
        standings[identity] = Standing(entry: index, order: order)
    }

    /// Returns the place of companions in the order, which is that of their first entry if they are
    /// repeated in copies of a list.
    private mutating func companionOrder(
        of host: Identity, in list: Int?, _ index: Int
    ) -> Int {
        let number = companionCounts[list]?[host] ?? 0
        companionCounts[list, default: [:]][host] = number + 1
        let companion = Companion(host: host, number: number)
        let order = companionOrders[companion] ?? index
        companionOrders[companion] = order
        return order
    }

    private mutating func identity(of matched: MatchedEntry, _ index: Int) -> Identity {
        guard case .guest = matched.entry.subject else { return personIdentity(of: matched) }
        // A guest of a message is another one than those of lists.
        guard let list = matched.list else {
            return .label(matched.key, list: -1, number: index)
        }
        let label = Label(key: matched.key, list: list)
        let number = (labelCounts[label] ?? 0) + 1
        labelCounts[label] = number
        return .label(matched.key, list: copies.first(of: list), number: number)
    }

    private func personIdentity(of matched: MatchedEntry) -> Identity {
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
        for (entry, host, _) in companions {
            if isAbandoned(entry, host), let standing = standings[host] {
                entries[entry].effect = .replaced(byLine: entries[standing.entry].line)
            } else if let last = laterList(than: entries[entry], host) {
                entries[entry].effect = .replaced(byLine: entries[last].line)
            }
        }
        return entries
    }

    /// Returns whether the host of companions declined on a later line.
    private func isAbandoned(_ entry: Int, _ host: Identity) -> Bool {
        guard let standing = standings[host] else { return false }
        return standing.entry > entry && counted[standing.entry]?.answer == .no
    }

    /// Returns the last entry of a host in a later list than that of companions, or nil.
    private func laterList(than companions: MatchedEntry, _ host: Identity) -> Int? {
        guard let list = companions.list, let last = lastLists[host], last.list > list else {
            return nil
        }
        return last.entry
    }

    /// Returns the persons and guests in order.
    func results(_ entries: [MatchedEntry]) -> [ListResult] {
        var places: [(order: Int, entry: Int, host: Identity, isCompanion: Bool)] = []
        for (identity, standing) in standings {
            places.append((standing.order, standing.entry, identity, false))
        }
        for (entry, host, order) in companions
        where !isAbandoned(entry, host) && laterList(than: entries[entry], host) == nil {
            places.append((order, entry, host, true))
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

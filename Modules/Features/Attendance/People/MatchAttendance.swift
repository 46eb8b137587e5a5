import Domain

/// The answers to the evening of a match, beside those who have played.
struct MatchAttendance {
    /// The part of a person in an evening.
    enum Part {
        case played, didNotPlay, waited, playedWithoutAnswer
    }

    /// The people with a place or on the waiting list, and players without an answer.
    let people: [(name: String, part: Part)]

    /// - Parameter entries: The line-ups of all matches of the evening.
    init(_ list: AttendanceList, _ entries: [LineUpEntry]) {
        func people(_ group: AttendanceList.Group, absent: Part) -> [(name: String, part: Part)] {
            list[group].map { person in
                (person.name.text, entries.contains(where: person.isEntry) ? .played : absent)
            }
        }
        let known = list[.coming] + list[.waiting]
        var others: [LineUpEntry] = []
        for entry in entries where !known.contains(where: { $0.isEntry(entry) }) {
            let isListed = others.contains {
                entry.playerID == nil ? $0.name == entry.name : $0.playerID == entry.playerID
            }
            if !isListed { others.append(entry) }
        }
        self.people =
            people(.coming, absent: .didNotPlay) + people(.waiting, absent: .waited)
            + others.map { ($0.name, .playedWithoutAnswer) }
    }
}

extension AttendanceList.Person {
    /// Returns whether the person is an entry of a line-up. Guests are found by their names.
    fileprivate func isEntry(_ entry: LineUpEntry) -> Bool {
        answer.player == nil
            ? entry.playerID == nil && entry.name == answer.name.text
            : entry.playerID == answer.player
    }
}

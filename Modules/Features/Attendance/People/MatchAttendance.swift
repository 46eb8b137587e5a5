import Domain

/// The answers to the evening of a match, beside those who have played.
struct MatchAttendance: Equatable {
    /// The part of a person in an evening.
    enum Part: Equatable {
        case played, didNotPlay, waited, playedWithoutAnswer
    }

    /// The people with a place or on the waiting list, and players without an answer.
    let people: [(name: String, part: Part)]

    init(_ list: AttendanceList, _ lineUp: LineUp) {
        let coming = list[.coming].map { person in
            (person.name.text, lineUp.contains(person) ? Part.played : .didNotPlay)
        }
        let waiting = list[.waiting].map { person in
            (person.name.text, lineUp.contains(person) ? Part.played : .waited)
        }
        let known = list[.coming] + list[.waiting]
        let others = lineUp.entries.filter { entry in !known.contains { $0.isEntry(entry) } }
        people = coming + waiting + others.map { ($0.name, .playedWithoutAnswer) }
    }

    static func == (left: Self, right: Self) -> Bool {
        left.people.elementsEqual(right.people) { $0 == $1 }
    }
}

extension LineUp {
    /// Returns whether a person is in one of the teams.
    fileprivate func contains(_ person: AttendanceList.Person) -> Bool {
        entries.contains(where: person.isEntry)
    }
}

extension AttendanceList.Person {
    /// Returns whether the person is an entry of a line-up. Guests are found by their names.
    func isEntry(_ entry: LineUpEntry) -> Bool {
        answer.player == nil
            ? entry.playerID == nil && entry.name == answer.name.text
            : entry.playerID == answer.player
    }
}

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
        let played = Set(entries.map(\.person))
        func people(_ group: AttendanceList.Group, absent: Part) -> [(name: String, part: Part)] {
            list[group].map { ($0.name.text, played.contains($0.identity) ? .played : absent) }
        }
        var known = Set((list[.coming] + list[.waiting]).map(\.identity))
        let others = entries.filter { known.insert($0.person).inserted }
        self.people =
            people(.coming, absent: .didNotPlay) + people(.waiting, absent: .waited)
            + others.map { ($0.name, .playedWithoutAnswer) }
    }
}

extension AttendanceList.Person {
    fileprivate var identity: MatchPerson { MatchPerson(answer.player, name: answer.name.text) }
}

import Domain
import UnicodeText

@testable import Attendance

/// The result of a list as lines of text.
struct ListReport {
    private(set) var lines: [String] = []
    /// The line about the heading; nil if that is empty.
    let heading: String?
    private let names: [PlayerID: String]

    init(_ text: String, _ squad: [Player], _ decisions: [String: ListDecision] = [:]) {
        names = Dictionary(uniqueKeysWithValues: squad.map { ($0.id, $0.name.text) })
        let index = SquadIndex(squad, UTF8ProcFolding())
        let list = PastedList(text, squad: index)
        let matching = ListMatching(list, squad: index, decisions: decisions)
        heading = Self.heading(list.heading)
        lines = matching.results.map { "\(answer($0)) \(name($0.person))" }
        lines += matching.questions.map(question)
        var unclear: [String] = []
        for entry in matching.entries where entry.effect == .unclear {
            let line = "unclear \(name(entry))"
            if !unclear.contains(line) { unclear.append(line) }
        }
        lines += unclear
    }

    /// Returns the heading, such as `heading 11-24, day 2, 20:30, Olympiapark`; nil if it is empty.
    static func heading(_ heading: ListHeading) -> String? {
        let digits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        let days = heading.days.map { day in
            let year = day.year.map { "\($0)-" } ?? ""
            return "\(year)\(digits(day.month))-\(digits(day.day))"
        }
        let parts = [
            heading.days.isEmpty ? nil : days.joined(separator: "/"),
            heading.weekday.map { "day \($0)" },
            heading.minute.map { "\($0 / 60):\(digits($0 % 60))" }, heading.place,
            heading.placeCount.map { "\($0) places" },
        ].compactMap(\.self)
        return parts.isEmpty ? nil : "heading " + parts.joined(separator: ", ")
    }

    private func answer(_ result: ListResult) -> String {
        result.isWaiting ? "waiting" : "\(result.answer)"
    }

    private func name(_ person: ListResult.Person) -> String {
        switch person {
        case .player(let player): names[player] ?? ""
        case .guest(let name): "guest \(name)"
        case .newPlayer(let name): "new \(name)"
        case .undecided(let name): name
        case .guestOf(let host, let number): "guest \(number) of \(name(host))"
        }
    }

    private func name(_ entry: MatchedEntry) -> String {
        if case .certain(let player) = entry.match { names[player] ?? "" } else { entry.entry.name }
    }

    private func question(_ question: ListQuestion) -> String {
        guard !question.candidates.isEmpty else { return "unknown \(question.name)" }
        let players = question.candidates.map { names[$0] ?? "" }
        return "doubt \(question.name) -> \(players.joined(separator: " | "))"
    }
}

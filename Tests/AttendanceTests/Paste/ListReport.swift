import Domain
import UnicodeText

@testable import Attendance

/// The result of a list as lines of text.
struct ListReport {
    private(set) var lines: [String] = []
    private let names: [PlayerID: String]

    init(_ text: String, _ squad: [Player], _ decisions: [String: ListDecision] = [:]) {
        names = Dictionary(uniqueKeysWithValues: squad.map { ($0.id, $0.name.text) })
        let index = SquadIndex(squad, UTF8ProcFolding())
        let list = PastedList(text, squad: index)
        let matching = ListMatching(list, squad: index, decisions: decisions)
        lines = matching.results.map { "\(answer($0)) \(name($0.person))" }
        lines += matching.questions.map(question)
        var unclear: [String] = []
        for entry in matching.entries where entry.effect == .unclear {
            let line = "unclear \(name(entry))"
            if !unclear.contains(line) { unclear.append(line) }
        }
        lines += unclear
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

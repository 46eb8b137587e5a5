import Domain
import TestSupport
import Testing
import UnicodeText

@testable import Attendance

/// The laws that hold for every text.
struct PastedListLaws {
    private let text: String
    private let squad: [Player]
    private let index: SquadIndex
    private let list: PastedList

    init(text: String, squad: [Player]) {
        self.text = text
        self.squad = squad
        index = SquadIndex(squad, UTF8ProcFolding())
        list = PastedList(text, squad: index)
    }

    func check(_ texts: inout RandomTexts) {
        let matching = ListMatching(list, squad: index)
        checkLines()
        checkPersons(matching)
        if !squad.isEmpty { checkExactName(texts.element(squad)) }
        checkLineBreaks(matching)
        checkHeading()
        checkDecision(matching, &texts)
    }

    private func fail(_ law: String) {
        Issue.record("\(law): \(text.debugDescription), \(squad.map(\.name.text))")
    }

    private func checkLines() {
        if list.lines.map(\.number) != Array(1..<list.lines.count + 1) { fail("line numbers") }
        let breaks: Set<UInt32> = [0xA, 0xB, 0xC, 0xD, 0x85, 0x2028, 0x2029]
        let kept = { (text: String) in
            text.unicodeScalars.map(\.value).filter { !breaks.contains($0) }
        }
        if kept(list.lines.map(\.text).joined()) != kept(text) { fail("texts of lines") }
        for line in list.lines {
            guard case .entries(let entries) = line.content else { continue }
            if entries.isEmpty { fail("no entries") }
            for entry in entries {
                if entry.name.isEmpty || entry.name.count > 100 { fail("name \(entry.name)") }
                if entry.isWaiting, entry.answer != .yes { fail("waiting without yes") }
                if !(0...20).contains(entry.guestCount) { fail("guests") }
            }
        }
    }

    private func checkPersons(_ matching: ListMatching) {
        var persons: Set<ListResult.Person> = []
        for result in matching.results {
            if case .guest = result.person { continue }
            if !persons.insert(result.person).inserted { fail("twice: \(result.person)") }
        }
        if matching.results.map(\.order) != Array(1..<matching.results.count + 1) { fail("order") }
        let keys = matching.questions.map(\.key)
        if Set(keys).count != keys.count { fail("asked twice") }
        for entry in matching.entries {
            if case .replaced(let line) = entry.effect, line < entry.line {
                fail("replaced earlier")
            }
        }
    }

    private func checkExactName(_ player: Player) {
        let key = identity(player.name.text)
        let same = squad.filter {
            identity($0.name.text) == key || $0.nickname.map { identity($0.text) } == key
        }
        guard !key.isEmpty, same.count == 1 else { return }
        if NameMatcher(squad: index).match(player.name.text) != .certain(player.id) {
            fail("exact name \(player.name.text)")
        }
        // The whole name on a line of its own, after a number, and after a bullet.
        for line in [player.name.text, "7. " + player.name.text, "• " + player.name.text]
        where "\(line)\n".listLines.count == 1 {
            checkLine(line, player)
        }
        checkCopy(player)
    }

    /// A list that is pasted twice has the same persons and guests as one.
    private func checkCopy(_ player: Player) {
        let copy = "1. \(player.name.text)\n2. +1\n3. 용병\n4. 용병\n"
        let first = TokenizedLine("1. " + player.name.text).tokens
        guard copy.listLines.count == 4, ChatHeader(first) == nil else { return }
        let persons = { (text: String) in
            ListMatching(PastedList(text, squad: index), squad: index).results
                .map { "\($0.person) \($0.answer)" }
        }
        if persons(copy) != persons(copy + copy) { fail("copy of \(player.name.text)") }
    }

    private func identity(_ text: String) -> String {
        index.folding.identityKey(TokenizedLine(text).tokens.joinedText)
    }

    private func checkLine(_ line: String, _ player: Player) {
        // A name can be the header of a chat, or be preceded by a date, in this fuzz only.
        if ChatHeader(TokenizedLine(line).tokens) != nil { return }
        let list = PastedList("1. x\n" + line, squad: index)
        let matching = ListMatching(list, squad: index)
        let last = matching.entries.filter { $0.line == 2 }
        if last.count != 1 || last.first?.match != .certain(player.id) {
            fail("line \(line): \(last)")
        }
    }

    private func checkLineBreaks(_ matching: ListMatching) {
        let crlf = text.unicodeScalars.reduce(into: String.UnicodeScalarView()) { result, scalar in
            if scalar == "\n", result.last != "\r" { result.append("\r") }
            result.append(scalar)
        }
        let other = ListMatching(PastedList(String(crlf), squad: index), squad: index)
        if other.results != matching.results || other.entries != matching.entries {
            fail("CRLF")
        }
    }

    private func checkHeading() {
        let heading = list.heading
        if let minute = heading.minute, !(0..<24 * 60).contains(minute) { fail("minute") }
        if let place = heading.place, TokenizedLine(place).tokens.isEmpty { fail("empty place") }
        let now = Moment(wall: 1_795_953_600_000, uptime: 0, boot: "")
        let evening = heading.evening(replacing: Evening(), at: now, in: FixedTimeZone(hours: 1))
        if evening.start?.isOver(at: now) == true { fail("an evening that is over") }
        if evening.start != nil, heading.minute == nil { fail("an evening without a time") }
    }

    private func checkDecision(_ matching: ListMatching, _ texts: inout RandomTexts) {
        guard !matching.questions.isEmpty else { return }
        let question = texts.element(matching.questions)
        let player = squad.first.map { ListDecision.player($0.id) } ?? .guest
        let decision = texts.element([player, .guest, .newPlayer, .nobody])
        let decided = ListMatching(list, squad: index, decisions: [question.key: decision])
        if decided.entries.map(\.match) != matching.entries.map(\.match) { fail("matches") }
        if decided.questions != matching.questions.filter({ $0.key != question.key }) {
            fail("questions")
        }
        checkPersons(decided)
        let other = { (results: [ListResult]) in
            results.filter { result in
                switch result.person {
                case .undecided(let name): NameWords(name, index.folding).key != question.key
                case .player(let id): .player(id) != player
                default: false
                }
            }.map { "\($0.person) \($0.answer) \($0.line)" }
        }
        if other(decided.results) != other(matching.results) {
            fail("results of others after \(decision)")
        }
    }
}

@Suite struct `Random pasted texts` {
    private static let count = TestBudget.environment.count(1_000, long: 1_000_000)

    @Test func `keep the laws of pasted lists`() {
        var texts = RandomTexts(seed: TestBudget.environment.seeds(1, long: 1)[0])
        for _ in 0..<Self.count {
            let squad = texts.squad()
            PastedListLaws(text: texts.text(squad.map(\.name.text)), squad: squad).check(&texts)
        }
    }
}

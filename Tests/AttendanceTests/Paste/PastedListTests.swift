import Domain
import Testing
import UnicodeText

@testable import Attendance

@Suite struct `The lines of a pasted list` {
    private let squad = SquadIndex(SampleSquad.players([]), UTF8ProcFolding())

    private func contents(_ text: String) -> [PastedList.Content] {
        PastedList(text, squad: squad).lines.map(\.content)
    }

    private func entries(_ text: String) -> [ListEntry] {
        contents(text).flatMap { content -> [ListEntry] in
            if case .entries(let entries) = content { entries } else { [] }
        }
    }

    @Test func `dates, headings, free places and blank lines are nobody`() {
        #expect(
            contents("Tuesday\n\n5 a side, 20:30\n1. Bo\n2.\nOut:\nsee you")
                == [
                    .nobody(.date), .nobody(.blank), .nobody(.heading),
                    .entries([ListEntry(subject: .person("Bo"), answer: .yes)]),
                    .nobody(.freePlace), .nobody(.section), .nobody(.chatter),
                ])
    }

    @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{85}"])
    func `a line ends with any line break`(separator: String) {
        let list = PastedList("1. Ana\(separator)2. Bo\(separator)", squad: squad)
        #expect(list.lines.map(\.text) == ["1. Ana", "2. Bo"])
        #expect(list.lines.map(\.number) == [1, 2])
    }

    @Test(arguments: [
        "1. Ana", "1) Ana", "(1) Ana", "1번 Ana", "① Ana", "1️⃣ Ana", "#1 Ana", "١. Ana", "１．Ana",
        "• Ana",
        "- Ana", "* Ana", "+ Ana", "[x] Ana", "*Ana* ✅", "1. Ana (GK)", "1. Ana, 10 min late",
        "1. Ana!",
        "\u{202E}1.\u{200B} Ana",
    ])
    func `a marker, an emoji and a note are not part of the name`(line: String) {
        #expect(entries(line) == [ListEntry(subject: .person("Ana"), answer: .yes)])
    }

    @Test(arguments: [
        ("Bo: in", Answer.yes), ("Bo – maybe", .maybe), ("❌ Bo", .no), ("Bo?", .maybe),
        ("~Bo~", .no),
        ("- [x] Bo", .yes), ("Bo no puedo", .no), ("Bo kommt nicht", .no), ("Bo 불참", .no),
        ("Bo forse", .maybe),
    ])
    func `an answer can stand beside a name`(line: String, answer: Answer) {
        #expect(entries("1. \(line)") == [ListEntry(subject: .person("Bo"), answer: answer)])
    }

    @Test(arguments: [
        "Bo +1", "Bo (+1)", "Bo + friend", "Bo and his brother", "Bo 외 1명", "Bo x2", "Bo plus one",
    ])
    func `a guest is counted`(line: String) {
        #expect(
            entries("1. \(line)")
                == [ListEntry(subject: .person("Bo"), answer: .yes, guestCount: 1)])
    }

    @Test(arguments: [
        ("in", Answer?.some(.yes)), ("damn, I'm out", .no),
        ("changed plans, I can come after all", .yes),
        ("not sure", .maybe), ("ㅊㅅ", .yes), ("참석 못해요", .no), ("no problem, I'm in", .yes),
        ("yes, but not before 21", .yes), ("can't wait!", nil), ("Football in Olympiapark", nil),
        ("who is in?", nil), ("injured, sorry", .no), ("ich komme nicht", .no), ("je viens", .yes),
        ("no puedo ir", .no), ("vou sim", .yes), ("non ci sono", .no), ("kan niet", .no),
        ("nie dam rady", .no), ("gelemem", .no), ("לא יכול", .no), ("لن أحضر", .no), ("+", .yes),
        ("my brother can't come", nil),
    ])
    func `a chat message is an answer of its sender`(message: String, answer: Answer?) {
        #expect(
            entries("[21/11/2026, 19:04] Bo: \(message)")
                == [ListEntry(subject: .person("Bo"), answer: answer)])
    }

    @Test func `a waiting list keeps yes`() {
        #expect(
            entries("Waiting list\n1. Bo")
                == [ListEntry(subject: .person("Bo"), answer: .yes, isWaiting: true)])
    }

    @Test func `a long line is cut`() {
        let line = PastedList(String(repeating: "a", count: 10_000), squad: squad).lines.first
        #expect(line?.isCut == true)
        #expect(entries("1. " + String(repeating: "a", count: 10_000)).first?.name.count == 100)
    }
}

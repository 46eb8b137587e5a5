import Domain
import Testing
import UnicodeText

@testable import Attendance

@Suite struct `The matching of a list` {
    private let players = SampleSquad.players([
        "Ana", "Bo Andersson", "Marta Silva", "손흥민", "O'Shea, John", "Tim Howard;The Wall",
        "Tom One", "Tom Two",
    ])

    private func report(_ text: String, _ decisions: [String: ListDecision] = [:]) -> [String] {
        ListReport(text, players, decisions).lines
    }

    @Test(arguments: [
        ("Ána", "Ana"), ("bo", "Bo Andersson"), ("Andersson Bo", "Bo Andersson"),
        ("Silva", "Marta Silva"),
        ("Mart", "Marta Silva"), ("흥민", "손흥민"), ("O'Shea, John", "O'Shea, John"),
        ("the wall", "Tim Howard"),
        ("M. Silva", "Marta Silva"), ("timhoward", "Tim Howard"),
    ])
    func `a name is certain`(written: String, player: String) {
        #expect(report("1. \(written)") == ["yes \(player)"])
    }

    @Test(arguments: [
        ("Tom", "Tom One | Tom Two"), ("Martha", "Marta Silva"), ("Bo Anderson", "Bo Andersson"),
        ("Son Heung-min", "손흥민"), ("Ana Costa", "Ana"), ("An", "Ana | Bo Andersson"),
    ])
    func `a name is a doubt`(written: String, players: String) {
        #expect(
            report("1. \(written)") == ["yes \(written)", "doubt \(written) -> \(players)"])
    }

    @Test func `a later line replaces an earlier one`() {
        #expect(report("1. Ana +1\n2. Bo\nAna out") == ["yes Bo Andersson", "no Ana"])
    }

    @Test func `a repeated answer keeps its place`() {
        #expect(report("+ Ana\n+ Bo\n+ Ana (again)") == ["yes Ana", "yes Bo Andersson"])
    }

    @Test func `a name is asked about once`() {
        #expect(report("1. Cy\n2. cy\n3. CY!") == ["yes Cy", "unknown Cy"])
    }

    @Test(arguments: [
        (ListDecision.player(PlayerID(1)), "yes Ana"), (.guest, "yes guest Cy"),
        (.newPlayer, "yes new Cy"),
    ])
    func `a decision answers a question`(decision: ListDecision, line: String) {
        #expect(report("1. Cy\n2. Bo", ["cy": decision]) == [line, "yes Bo Andersson"])
    }

    @Test func `nobody can be meant by a name`() {
        #expect(report("1. Pitch\n2. Bo", ["pitch": .nobody]) == ["yes Bo Andersson"])
    }

    @Test func `a decision joins two names of one person`() {
        #expect(report("1. Ana\n2. Cy ❌", ["cy": .player(PlayerID(1))]) == ["no Ana"])
    }

    @Test func `a guest leaves with the host`() {
        #expect(report("1. Bo\n2. +1\nBo out") == ["no Bo Andersson"])
    }

    @Test func `the answer of a replaced line is shown`() throws {
        let index = SquadIndex(players, UTF8ProcFolding())
        let list = PastedList("1. Ana\n2. Ana ❌", squad: index)
        let effects = ListMatching(list, squad: index).entries.map(\.effect)
        #expect(effects == [.replaced(byLine: 2), .counted])
    }

    @Test(arguments: [("abcd", "abdc"), ("abcd", "abd"), ("abcd", "abxcd"), ("abcd", "abce")])
    func `one typing error is recognized`(first: String, second: String) {
        #expect(TypingErrors.isOneError(first, second))
        #expect(TypingErrors([second]).words(near: first) == [second])
    }

    @Test(arguments: [("abcd", "abcd"), ("abcd", "badc"), ("abcd", "ab"), ("abcd", "axcx")])
    func `no other difference is one typing error`(first: String, second: String) {
        #expect(!TypingErrors.isOneError(first, second))
    }
}

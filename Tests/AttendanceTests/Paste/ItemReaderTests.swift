import Domain
import Testing
import UnicodeText

@testable import Attendance

@Suite struct `The items of a list` {
    private func report(_ text: String, _ names: [String]) -> [String] {
        ListReport(text, SampleSquad.players(names)).lines
    }

    // MARK: Dates and names

    @Test(arguments: [
        "Tuesday 24 Nov, 20:30, Olympiapark", "Tuesday 24 Nov 2026, 20:30, Olympiapark",
        "24.11.2026, 20:30 - Olympiapark", "[Tuesday 20:30] Park", "Football [20:30]", "Tuesday",
        "Dienstag, 24.11., 20:30, Halle: Süd",
    ])
    func `names follow a date`(heading: String) {
        #expect(
            report("\(heading)\nAna\nBo\nMarta", ["Ana", "Bo", "Marta"])
                == ["yes Ana", "yes Bo", "yes Marta"])
    }

    @Test(arguments: [
        "Marco", "Julio", "Maja", "Domenica", "August", "April", "June", "Jan", "Mayo",
    ])
    func `a first name can be a month or a weekday`(name: String) {
        #expect(report("Bo\n\(name)\nAna", ["Ana", "Bo", "\(name) de Vries"]).count == 3)
        #expect(report("1. \(name)", ["\(name) de Vries"]) == ["yes \(name) de Vries"])
        #expect(
            report("1. \(name) García", ["\(name) García López"])
                == ["yes \(name) García López"])
        #expect(
            report("1. \(name) Bianchi", []) == ["yes \(name) Bianchi", "unknown \(name) Bianchi"])
        #expect(report("\(name) Bianchi\nBo", ["\(name) Bianchi"]).first == "yes \(name) Bianchi")
    }

    @Test(arguments: ["24 Jan", "Jan 24, 20:30", "Tuesday Jan", "Monday", "24.11."])
    func `a date is not a name`(line: String) {
        #expect(report("\(line)\nAna\nBo", ["Ana", "Bo"]) == ["yes Ana", "yes Bo"])
    }

    @Test func `a name of the squad is not the title of a section`() {
        #expect(
            report("• Duda\n• Ana\n• Bo", ["Ana", "Bo", "Duda"]) == [
                "yes Duda", "yes Ana", "yes Bo",
            ])
    }

    @Test(arguments: ["고민준", "나도현", "안가은", "지인호", "남겨울", "Duda", "Bora", "jo", "감사용"])
    func `a name can be a known word`(name: String) {
        #expect(report("1. Ana\n2. \(name)", ["Ana", name]) == ["yes Ana", "yes \(name)"])
        #expect(
            report("1. Ana\n2. \(name)", ["Ana"]) == ["yes Ana", "yes \(name)", "unknown \(name)"])
    }

    @Test func `the number of a player or guest without a name belongs to the name`() {
        #expect(
            report("1. Player 1\n2. Player 2 ✅\n3. Guest 1 (late)\n4. 친구 2", []) == [
                "yes guest Player 1", "yes guest Player 2", "yes guest Guest 1",
                "yes guest 친구 2",
            ])
        #expect(report("• Ana 12\n• Bo 2 min late", ["Ana", "Bo"]) == ["yes Ana", "yes Bo"])
    }

    // MARK: Answers and guests

    @Test func `signs of Japanese lists are answers`() {
        #expect(
            report("李明 ○ / Nina × / Sam △", ["李明", "Nina", "Sam"])
                == ["yes 李明", "no Nina", "maybe Sam"])
        #expect(report("Out:\n○ Ana\n○ Bo", ["Ana", "Bo"]) == ["no Ana", "no Bo"])
    }

    @Test(arguments: [
        ("Bo ×2", 1), ("Bo + brother + 2 friends", 3), ("Bo +1 (brother)", 1),
        ("Bo with brother and a friend", 2),
    ])
    func `guests are added`(item: String, count: Int) {
        #expect(
            report("1. \(item)", ["Bo"]) == ["yes Bo"] + (1...count).map { "yes guest \($0) of Bo" }
        )
    }

    @Test(arguments: [
        ("1. Ana\n2 places left", ["yes Ana"]), ("1 spot left, who wants it?", []),
        ("1. Ana\n2. 1 spot left!", ["yes Ana"]), ("1. Bo (from 2. half)", ["yes Bo"]),
        ("1. Ana 2. Bo", ["yes Ana", "yes Bo"]), ("1. yes\n2. no\n3. maybe", []),
    ])
    func `a free place and a note are not persons`(text: String, expected: [String]) {
        #expect(report(text, ["Ana", "Bo"]) == expected)
    }

    // MARK: Repeated lists

    private let copy = "1. Ana\n2. Bo\n3. 손흥민\n4. Marta\n5. 용병1"

    @Test func `a guest of a list that is posted again is one guest`() {
        let squad = ["Ana", "Bo", "손흥민", "Marta"]
        let once = report(copy, squad)
        #expect(once.count == 5)
        #expect(report("\(copy)\n\(copy)\n\(copy)", squad) == once)
        let chat = ["Ana", "Bo", "Marta"].map { "[21/11/2026, 19:04] \($0):\n\(copy)" }
        #expect(report(chat.joined(separator: "\n"), squad) == once)
    }

    @Test func `a list without points after its numbers can be posted again`() {
        let list = "1 Ana\n2 Bo\n3 guest"
        #expect(
            report("\(list)\n\(list)\n4 Marta", ["Ana", "Bo", "Marta"])
                == ["yes Ana", "yes Bo", "yes guest guest", "yes Marta"])
    }

    @Test func `two guests of one list stay two`() {
        let lines = report("1. Ana\n2. guest\n3. guest\n1. Ana\n2. guest\n3. guest", ["Ana"])
        #expect(lines == ["yes Ana", "yes guest guest", "yes guest guest"])
    }

    @Test func `guests of two teams stay two`() {
        let lines = report("1. Ana\n2. guest\n\n1. Bo\n2. guest", ["Ana", "Bo"])
        #expect(lines == ["yes Ana", "yes guest guest", "yes Bo", "yes guest guest"])
    }

    @Test(arguments: [
        "1. Ana\n2. +1\n1. Ana\n2. +1", "1. Ana\n2. +1\n1. Ana +1", "1. Ana +1\n1. Ana\n2. +1",
    ])
    func `companions of a list that is posted again are counted once`(text: String) {
        #expect(report(text, ["Ana"]) == ["yes Ana", "yes guest 1 of Ana"])
    }

    @Test func `the last list decides about companions`() {
        #expect(report("1. Ana\n2. +1\n1. Ana\n2. Bo", ["Ana", "Bo"]) == ["yes Ana", "yes Bo"])
    }

    @Test func `a message keeps the companions of a list`() {
        let chat = "[21/11/2026, 19:04] Bo:\n1. Ana\n2. +1\n[21/11/2026, 19:05] Ana: in, bit late"
        #expect(report(chat, ["Ana", "Bo"]).contains("yes guest 1 of Ana"))
    }

    @Test func `a player who is missing in a later list stays`() {
        #expect(report("1. Ana\n2. Bo\n1. Ana", ["Ana", "Bo"]) == ["yes Ana", "yes Bo"])
    }

    @Test func `a nickname that begins like the name is not another person`() {
        let index = SquadIndex(SampleSquad.players(["Chris Cole;Chris C"]), UTF8ProcFolding())
        #expect(index.playerName(withFirstWord: "chris") == "Chris Cole")
    }
}

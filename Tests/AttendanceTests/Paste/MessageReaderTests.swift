import Domain
import Testing
import UnicodeText

@testable import Attendance

@Suite struct `The messages of a chat` {
    private let squad = SquadIndex(
        SampleSquad.players(["Ana", "Alex", "Bo", "Chris;Chris C"]), UTF8ProcFolding())

    private func entries(_ message: String, of sender: String = "Bo") -> [ListEntry] {
        let list = PastedList("[21/11/2026, 19:04] \(sender): \(message)", squad: squad)
        return list.lines.flatMap { line -> [ListEntry] in
            if case .entries(let entries) = line.content { entries } else { [] }
        }
    }

    private func answers(_ message: String, of sender: String = "Bo") -> [String] {
        entries(message, of: sender).map { entry in
            "\(entry.name) \(entry.answer.map { "\($0)" } ?? "unclear")"
        }
    }

    @Test(arguments: [
        "I'm on holiday", "I'm on call", "I'm up north", "I'm in London this week, sorry",
        "Sorry, I am in a meeting", "no chance I can make it", "no estoy disponible",
        "esta vez no me apunto", "per ora non confermo", "w tym tygodniu nie wpadam",
        "안 갈게요", "안 가요", "참석 안 합니다", "참석할 수 없어요", "참석하지 않아요", "не иду", "не играю",
        "I'm out, someone can take my place", "I can't make it, ok", "×", "✕", "안가요",
    ])
    func `a message is a no`(message: String) {
        #expect(answers(message) == ["Bo no"])
    }

    @Test(arguments: [
        "I'm in", "I'm in guys", "I am in for Tuesday", "I'm in with a friend", "also in",
        "no problem, I'm in", "no doubt, I'm in", "sí voy", "yo sí", "si, voy", "ok", "○", "◯",
        "als Torwart dabei", "오케이", "나도 참석", "나도요", "문제 없어요, 참석합니다",
        "I can play no more than an hour",
    ])
    func `a message is a yes`(message: String) {
        #expect(answers(message) == ["Bo yes"])
    }

    @Test(arguments: [
        "Ich komme, wenn ich kann", "Wenn ich kann, komme ich", "je viens si je peux",
        "voy si puedo", "si puedo, voy", "vengo se riesco", "vou se puder", "ik kom als ik kan",
        "wenn's klappt, komme ich", "przyjdę, jeśli dam radę", "eğer işim yoksa gelirim", "لا أعرف",
        "can't say yet",
        "can't confirm yet", "doubt I can make it", "unlikely I can make it", "고민중입니다",
    ])
    func `a message is a maybe`(message: String) {
        #expect(answers(message) == ["Bo maybe"])
    }

    @Test(arguments: [
        "Anyone can have my spot", "we have one spot left, who wants it?", "لا مشكلة",
    ])
    func `a message is no answer`(message: String) {
        #expect(answers(message) == ["Bo unclear"])
    }

    @Test(arguments: [
        ("Ana, I can't make it", ["Bo no"]), ("Ana I can't make it", ["Bo no"]),
        ("Ana can't make it", ["Ana no"]), ("Ana is out, I'm in", ["Ana no", "Bo yes"]),
        ("I take Ana's place", ["Ana no", "Bo yes"]),
        ("I take Chris' place", ["Chris no", "Bo yes"]),
    ])
    func `a message can be about another person`(message: String, expected: [String]) {
        #expect(answers(message) == expected)
    }

    @Test func `an answer of the sender follows that of another person`() {
        let answers = answers("Chris can't come but I'm in", of: "Alex")
        #expect(answers == ["Chris no", "Alex yes"])
    }

    @Test(arguments: [
        ("I'm in with my brother and a friend", 2), ("in + brother + 2 friends", 3),
        ("+1 with my brother", 1), ("I'm in +1 (my brother)", 1),
    ])
    func `the guests of a message are added`(message: String, count: Int) {
        #expect(entries(message).map(\.guestCount) == [count])
    }

    @Test(arguments: [
        "ok thanks for understanding", "ok, who brings the ball?", "okay", "tamam", "olur", "tak",
        "jasne", "va bene", "d'accord", "오케이", "ㅇㅋ",
    ])
    func `an acknowledgement does not replace a no`(message: String) {
        let chat = "[21/11/2026, 19:04] Bo: can't make it\n[21/11/2026, 19:06] Bo: \(message)"
        let report = ListReport(chat, SampleSquad.players(["Ana", "Bo"]))
        #expect(report.lines.first == "no Bo")
        #expect(!report.lines.contains("yes Bo"))
    }

    @Test func `an answer after an acknowledgement replaces a no`() {
        let chat = "[21/11/2026, 19:04] Bo: out\n[21/11/2026, 19:06] Bo: ok, I'm in"
        #expect(ListReport(chat, SampleSquad.players(["Ana", "Bo"])).lines == ["yes Bo"])
    }
}

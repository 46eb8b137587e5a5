import Domain
import TestSupport

/// A generator of random texts from fragments of lists.
struct RandomTexts {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// Returns a number below a limit.
    mutating func number(below limit: Int) -> Int { .random(in: 0..<max(limit, 1), using: &random) }

    mutating func element<Element>(_ elements: [Element]) -> Element {
        elements[number(below: elements.count)]
    }

    /// Returns a text of random lines.
    mutating func text(_ names: [String]) -> String {
        var text = ""
        for _ in 0..<number(below: 12) {
            for _ in 0..<number(below: 9) { text += fragment(names) }
            text += "\n"
        }
        return text
    }

    /// Returns a squad of up to seven players.
    mutating func squad() -> [Player] {
        (0..<number(below: 8)).compactMap { number in
            guard let name = PlayerName(name()) else { return nil }
            let nickname = self.number(below: 4) == 0 ? ShortText(self.name()) : nil
            return Player(id: PlayerID(Int64(number + 1)), name: name, nickname: nickname)
        }
    }

    private mutating func name() -> String {
        var name = element(Self.names)
        if number(below: 3) == 0 { name += " " + element(Self.names) }
        if number(below: 20) == 0 { name += fragment([]) }
        return name
    }

    private mutating func fragment(_ names: [String]) -> String {
        switch number(below: 8) {
        case 0, 1: names.isEmpty ? element(Self.names) : element(names)
        case 2: element(Self.words)
        case 3: element(Self.marks)
        case 4: element(Self.symbols)
        case 5: element([" ", "  ", "\u{A0}", "\t", ", ", ": ", " - "])
        case 6: String(number(below: number(below: 10) == 0 ? 1_000_000 : 30))
        default: number(below: 6) == 0 ? anyScalar() : element(Self.headers)
        }
    }

    private mutating func anyScalar() -> String {
        Unicode.Scalar(UInt32(number(below: 0x110000))).map { String($0) } ?? "\u{FFFD}"
    }

    private static let names = [
        "Ana", "Bo", "Łukasz", "Zoë Müller", "son heung min", "손흥민", "이강인", "김민재", "דני כהן",
        "محمد صلاح", "李明", "中田 英寿", "O'Shea, John", "Anna-Karin Öhrström", "👨‍👩‍👧 Family Guest",
        "Tim \"The Wall\" Howard", "Ngô Đình Phúc Nguyễn Văn A", "Jan", "May", "Out", "In", "No",
        "You", "대기",
        "Пётр Иванов", "A", "x", "1", "+1", "Cy Young", "Alexander", "Alexandra",
        "e\u{301}\u{301}\u{323}",
    ]
    private static let words = [
        "in", "out", "maybe", "yes", "no", "can't", "me too", "late", "waiting list", "guest",
        "my brother",
        "and", "with", "friend", "참석", "불참", "대기", "ㅊㅅ", "외 1명", "미정", "לא מגיע", "אולי", "نعم",
        "لا",
        "vielleicht", "peut-être", "no puedo", "nie", "forse", "gk", "if", "but",
        "I take Bo's place", "votes",
        "free", "Tuesday", "월", "instead of", "'s friend", "of", "plus one", "x2",
    ]
    private static let marks = [
        ".", ")", "(", "[", "]", ":", "-", "—", "+", "?", "!", "~", "*", "_", "•", "/", "&", "<",
        ">", "\"", "'",
        "\u{20E3}", "|", ";", "#", "@", "=", "{", "}", "、", "：", "（",
    ]
    private static let symbols = [
        "✅", "❌", "🤷‍♀️", "👍🏽", "🧤", "⚽", "①", "🔟", "½", "1️⃣", "\u{202E}", "\u{2066}", "\u{200D}",
        "\u{FEFF}",
        "\u{0}", "\u{7}", "\u{1B}[31m", "\u{301}", "\u{FE0F}", "\r", "\u{2028}", "\u{85}", "\u{B}",
        "٣", "ㅠㅠ", "\u{1100}",
    ]
    private static let headers = [
        "[21/11/2026, 19:03:12] ", "21/11/2026, 19:03 - ", "11/21/26, 7:03 PM - ",
        "[김민준] [오후 7:03] ",
        "2026년 11월 21일 오후 7:03, ", ", [21.11.2026 19:03]", "19:03\t", "1. ", "2) ", "• ", "- ",
        "+ ", "Out: ", "Maybe:",
        "Yes — 6 votes", "- [x] ", "📊 ", "20:30", "11/24(화)",
    ]
}

import TestSupport

@testable import Navigation

/// A generator of random texts, routes and links of a map.
struct LinkGenerator {
    var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// Texts that encodings often break.
    private static let edgeCases = [
        "", ".", "..", "...", "~", "~~", "/", "//", "%", "%2F", "%zz", "\0", ":", ":player", "+",
        " ", "?", "#", "&", "\\", "\r\n", "\n", "\t", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{A0}",
        "é", "e\u{301}", "\u{301}", "\u{1E69}", "s\u{323}\u{307}", "s\u{307}\u{323}", "손흥민",
        "\u{1109}\u{1169}\u{11AB}", "Łukasz", "李明", "👨‍👩‍👧‍👦", "🇩🇪", "\u{200D}", "\u{FEFF}",
        "\u{202E}", "\u{FFFF}", "\u{10FFFF}", "add", "edit", "players", "gather", "in", "42",
        "a", "b", "c", "1",
    ]

    mutating func text() -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            if random.chance(60) {
                text += random.pick(Self.edgeCases) ?? ""
            } else {
                text.unicodeScalars.append(scalar())
            }
        }
        return text
    }

    private mutating func scalar() -> Unicode.Scalar {
        let highest: UInt32 = random.chance(50) ? 0x17F : 0x10FFFF
        return Unicode.Scalar(UInt32.random(in: 0...highest, using: &random)) ?? "\u{FFFD}"
    }

    private mutating func number() -> Int {
        let range: ClosedRange<Int> = random.chance(50) ? 0...9 : .min ... .max
        return Int.random(in: range, using: &random)
    }

    mutating func route(of pattern: RoutePattern) throws -> (any Route)? {
        let texts = pattern.components.compactMap(\.rule).map { rule in
            if let choices = rule.choices { return random.pick(choices) ?? "" }
            let text = text()
            return rule.accepts(text)
                ? text : String(Int64.random(in: .min ... .max, using: &random))
        }
        return try pattern.route(texts)
    }

    /// Returns a link. Each route follows the previous destination, or is of an earlier level.
    mutating func link(through patterns: [RoutePattern], most: Int = 6) throws -> DeepLink {
        var levels = [patterns]
        var routes: [any Route] = []
        for _ in 0..<Int.random(in: 1...most, using: &random) {
            guard let choice = random.pick(levels.joined().map(\.kind)),
                // The nearest destination accepts the route.
                let depth = levels.lastIndex(where: { $0.contains { $0.kind == choice } }),
                let pattern = levels[depth].first(where: { $0.kind == choice }),
                let route = try route(of: pattern)
            else { continue }
            levels.removeSubrange((depth + 1)...)
            levels.append(pattern.next)
            routes.append(route)
        }
        return DeepLink(routes)
    }

    /// Returns a text that is a link, resembles one, or is arbitrary.
    mutating func linkText(like link: DeepLink) -> String {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: String(decoding: bytes(atMost: 60), as: UTF8.self)
        case 1: text() + "/" + text()
        case 2: words()
        default: damaged(link)
        }
    }

    private mutating func words() -> String {
        let words = [
            "players", "42", "edit", "age", "gather", "current", "search", "in", "~", "%41", "%",
            "..", "add",
        ]
        return (0..<Int.random(in: 1...8, using: &random)).map { _ in
            random.pick(words) ?? ""
        }.joined(separator: "/")
    }

    private mutating func damaged(_ link: DeepLink) -> String {
        var bytes = Array(link.description.utf8)
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            let index = Int.random(in: 0...bytes.count, using: &random)
            let byte = self.byte()
            switch Int.random(in: 0..<5, using: &random) {
            case 0: bytes.insert(byte, at: index)
            case 1: bytes.removeSubrange(index...)
            case 2: bytes += bytes[index...]
            case 3 where index < bytes.count: bytes.remove(at: index)
            default: if index < bytes.count { bytes[index] = byte }
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private mutating func bytes(atMost most: Int) -> [UInt8] {
        (0..<Int.random(in: 0...most, using: &random)).map { _ in byte() }
    }

    mutating func byte() -> UInt8 {
        let syntaxBytes = Array("/%~.:0123456789abcdefABCDEF".utf8)
        return random.chance(50)
            ? random.pick(syntaxBytes) ?? 0 : UInt8.random(in: 0...255, using: &random)
    }
}

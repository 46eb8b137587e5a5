/// The habits of a text, which decide between two meanings of a line.
struct ListStyle: Sendable {
    /// The number of Unicode scalars of each line that are examined.
    private static let examinedLength = 120

    /// True if the text is the export of a chat.
    private(set) var isChat = false
    /// True if lines with a plus stand for persons who come. A minus then stands for those who do
    /// not.
    private(set) var hasPlusSigns = false
    /// True if at least two lines have a number or a bullet.
    var hasMarkers: Bool { markedCount > 1 }
    /// The symbols with which several lines begin.
    private(set) var bullets: Set<String> = []
    /// The senders with each first word in the form of a phrase key; nil for several.
    private(set) var senders: [String: String?] = [:]

    private var markedCount = 0

    /// Examines the lines of a text.
    init(of lines: [Substring]) {
        var symbols: [String: Int] = [:]
        for line in lines {
            let tokens = TokenizedLine(line, limit: Self.examinedLength).tokens
            guard let first = tokens.first else { continue }
            if let header = ChatHeader(tokens) {
                // A heading with a date can look like a notice, so notices make no chat.
                if let sender = header.sender {
                    isChat = true
                    add(sender)
                }
                continue
            }
            if first.isMark("+"), tokens.dropFirst().first?.kind == .word { hasPlusSigns = true }
            if first.kind == .symbol, tokens.dropFirst().first?.kind == .word {
                symbols[first.key, default: 0] += 1
            } else if ItemMarker(tokens, self, nextNumber: markedCount + 1) != nil {
                markedCount += 1
            }
        }
        bullets = Set(symbols.filter { $0.value > 1 }.keys)
        markedCount += bullets.reduce(0) { $0 + (symbols[$1] ?? 0) }
    }

    private mutating func add(_ sender: String) {
        let word = sender.prefix { !$0.isWhitespace }
        let key = String(word).phraseKey
        if let known = senders[key], known != sender {
            senders[key] = .some(nil)
        } else {
            senders[key] = sender
        }
    }
}

/// The text of a snapshot: a heading, one line for each layer, node and tab, and a checksum. Names
/// and parameters are percent-encoded.
///
/// ```
/// navigation 1
/// layer
///   - player-list 1
///   - player 1 42
/// layer
///   - player-edit 1 age
/// checksum cea8b80ab4c7a950
/// ```
extension NavigationSnapshot {
    /// The maximum length of a text in bytes.
    public static let maximumLength = 262_144
    /// The maximum depth of tabs within tabs.
    public static let maximumDepth = 8

    static let heading = "navigation 1"

    /// The text of the snapshot, in ASCII.
    public var text: String {
        var lines = [Self.heading]
        for layer in layers {
            lines.append("layer")
            Self.write(layer, indent: "  ", to: &lines)
        }
        let body = lines.reduce(into: "") { $0 += "\($1)\n" }
        return body + Self.checksumLine(of: body.utf8)
    }

    /// Creates a snapshot from its text; nil when the text is damaged, has another version, or
    /// exceeds `maximumLength` or `maximumDepth`.
    public init?(text: String) {
        guard text.utf8.count <= Self.maximumLength, let body = Self.body(of: text) else {
            return nil
        }
        var parser = SnapshotParser(body)
        guard let snapshot = parser.snapshot(),
            // Each snapshot has one text. The comparison rejects other texts with a valid checksum.
            snapshot.text.utf8.elementsEqual(text.utf8)
        else { return nil }
        self = snapshot
    }

    private static func write(_ stack: [Node], indent: String, to lines: inout [String]) {
        for node in stack {
            var line = "\(indent)-"
            for word in [node.route.name, String(node.route.version)] + node.route.parameters {
                line += " \(LinkComponent.encoded(word))"
            }
            lines.append(line)
            for (index, tab) in node.tabs.enumerated() {
                lines.append("\(indent)  \(index == node.selectedTab ? "tab selected" : "tab")")
                write(tab, indent: indent + "    ", to: &lines)
            }
        }
    }

    /// Returns the text before the last line; nil when the last line is not its checksum.
    private static func body(of text: String) -> Substring? {
        guard let end = text.utf8.dropLast().lastIndex(of: UInt8(ascii: "\n")) else { return nil }
        let start = text.utf8.index(after: end)
        let body = text[..<start]
        return text.utf8[start...].elementsEqual(checksumLine(of: body.utf8).utf8) ? body : nil
    }

    /// Returns the line with the 64-bit FNV-1a checksum. Each step of the algorithm is reversible,
    /// so that a change of one byte always changes the checksum.
    static func checksumLine(of bytes: some Sequence<UInt8>) -> String {
        var sum: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in bytes { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(sum, radix: 16)
        return "checksum \(String(repeating: "0", count: 16 - digits.count))\(digits)\n"
    }
}

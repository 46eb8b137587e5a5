/// The text of a navigation state: a heading, one line for each layer, node and tab, and a
/// checksum. Names and parameters are percent-encoded.
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
extension NavigationState {
    /// The maximum length of a text in bytes.
    public static let maximumLength = 262_144
    /// The maximum depth of tabs within tabs.
    public static let maximumDepth = 8

    static let heading = "navigation 1"

    /// The text of the navigation state, in ASCII.
    public var text: String {
        var lines = [Self.heading]
        for layer in layers {
            lines.append("layer")
            Self.write(layer, indent: "  ", to: &lines)
        }
        let body = lines.reduce(into: "") { $0 += "\($1)\n" }
        return body + Self.checksumLine(of: body.utf8)
    }

    /// Creates a navigation state from its text; nil when the text is damaged, has another version,
    /// or exceeds `maximumLength` or `maximumDepth`.
    public init?(text: String) {
        guard text.utf8.count <= Self.maximumLength, let body = Self.body(of: text) else {
            return nil
        }
        var parser = NavigationStateParser(body)
        guard let state = parser.state(),
            // Each state has one text. The comparison rejects other texts with a valid checksum.
            state.text.utf8.elementsEqual(text.utf8)
        else { return nil }
        self = state
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

/// A parser for the lines of a navigation state's text. Accepts some texts that
/// `NavigationState.text` does not produce.
private struct NavigationStateParser {
    private var lines: ArraySlice<Substring>

    /// - Parameter body: The text without the checksum.
    init(_ body: Substring) {
        lines = body.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }

    mutating func state() -> NavigationState? {
        guard take(NavigationState.heading) else { return nil }
        var state = NavigationState()
        while take("layer") {
            guard let stack = stack(indent: "  ", depth: 0) else { return nil }
            state.layers.append(stack)
        }
        return lines.isEmpty ? state : nil
    }

    /// Reads the nodes of a stack. The limited depth protects the thread's stack against hostile
    /// texts.
    private mutating func stack(indent: String, depth: Int) -> [NavigationState.Node]? {
        var nodes: [NavigationState.Node] = []
        while let line = lines.first, line.hasPrefix("\(indent)- ") {
            lines = lines.dropFirst()
            guard let route = record(line.dropFirst(indent.count + 2)) else { return nil }
            var tabs: [[NavigationState.Node]] = []
            var selected = 0
            while true {
                let isSelected = take("\(indent)  tab selected")
                guard isSelected || take("\(indent)  tab") else { break }
                guard depth < NavigationState.maximumDepth,
                    let tab = stack(indent: indent + "    ", depth: depth + 1)
                else { return nil }
                if isSelected { selected = tabs.count }
                tabs.append(tab)
            }
            nodes.append(NavigationState.Node(route, tabs: tabs, selectedTab: selected))
        }
        return nodes
    }

    private func record(_ line: Substring) -> RouteRecord? {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count >= 2, let version = Int(words[1]) else { return nil }
        guard let name = try? LinkComponent.decoded(words[0]) else { return nil }
        var parameters: [String] = []
        for word in words[2...] {
            guard let parameter = try? LinkComponent.decoded(word) else { return nil }
            parameters.append(parameter)
        }
        return RouteRecord(name: name, version: version, parameters: parameters)
    }

    private mutating func take(_ line: String) -> Bool {
        guard lines.first.map({ $0 == line }) == true else { return false }
        lines = lines.dropFirst()
        return true
    }
}

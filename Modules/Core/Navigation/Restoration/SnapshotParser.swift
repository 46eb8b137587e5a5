/// A parser for the lines of a snapshot's text. Accepts some texts that `NavigationSnapshot.text`
/// does not produce.
struct SnapshotParser {
    private var lines: ArraySlice<Substring>

    /// - Parameter body: The text without the checksum.
    init(_ body: Substring) {
        lines = body.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }

    mutating func snapshot() -> NavigationSnapshot? {
        guard take(NavigationSnapshot.heading) else { return nil }
        var snapshot = NavigationSnapshot()
        while take("layer") {
            guard let stack = stack(indent: "  ", depth: 0) else { return nil }
            snapshot.layers.append(stack)
        }
        return lines.isEmpty ? snapshot : nil
    }

    /// Reads the nodes of a stack. The limited depth protects the thread's stack against hostile
    /// texts.
    private mutating func stack(indent: String, depth: Int) -> [NavigationSnapshot.Node]? {
        var nodes: [NavigationSnapshot.Node] = []
        while let line = lines.first, line.hasPrefix("\(indent)- ") {
            lines = lines.dropFirst()
            guard let route = record(line.dropFirst(indent.count + 2)) else { return nil }
            var tabs: [[NavigationSnapshot.Node]] = []
            var selected = 0
            while true {
                let isSelected = take("\(indent)  tab selected")
                guard isSelected || take("\(indent)  tab") else { break }
                guard depth < NavigationSnapshot.maximumDepth,
                    let tab = stack(indent: indent + "    ", depth: depth + 1)
                else { return nil }
                if isSelected { selected = tabs.count }
                tabs.append(tab)
            }
            nodes.append(NavigationSnapshot.Node(route, tabs: tabs, selectedTab: selected))
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

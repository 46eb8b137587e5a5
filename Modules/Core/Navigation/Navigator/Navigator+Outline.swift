extension Navigator {
    /// The tree as text, one line for each node: its route, its screen and the coordinators that
    /// own it, the topmost first.
    ///
    /// ```
    /// root
    ///   players · PageScreen · AppFlow › SessionFlow › PlayerListCoordinator
    ///   42 · PageScreen · AppFlow › SessionFlow › PlayerDetailCoordinator
    /// modal
    ///   edit/age · PageScreen · AppFlow › SessionFlow › FormCoordinator<PlayerEditForm>
    /// ```
    public var outline: String {
        var lines: [String] = []
        for (index, layer) in tree.layers.enumerated() {
            lines.append(index == 0 ? "root" : "modal")
            outline(layer.stack, indent: "  ", into: &lines)
        }
        return lines.joined(separator: "\n")
    }

    private func outline(_ stack: StackID, indent: String, into lines: inout [String]) {
        for node in tree.nodes(of: stack) {
            let owners = editor.record(of: node.id).map { editor.ownerPath(to: $0.owner) } ?? []
            let parts: [String?] = [
                route(of: node.id)?.path, screen(at: node.id).map { "\(type(of: $0))" } ?? "tabs",
                owners.map { "\($0)" }.joined(separator: " › "),
            ]
            lines.append(indent + parts.compactMap { $0 }.joined(separator: " · "))
            guard case .tabs(let tabs, let selected) = node.content else { continue }
            for (index, tab) in tabs.enumerated() {
                lines.append("\(indent)  tab \(index)\(index == selected ? ", selected" : "")")
                outline(tab, indent: indent + "    ", into: &lines)
            }
        }
    }
}

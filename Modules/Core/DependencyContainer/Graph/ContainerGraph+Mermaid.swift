extension ContainerGraph {
    /// The graph as a flowchart of Mermaid, which pages of Markdown show.
    ///
    /// An arrow leads from a type to what it needs. Scopes are boxes around what they keep; what is
    /// awaited has round ends, what is handed in is slanted, and what is missing is dashed.
    public var mermaid: String {
        let names = GraphNames(self)
        var lines = ["flowchart LR"]
        lines += requirements.map { "    \(names.asker($0.name)){{\(quoted($0.name))}}" }
        lines += nodes.filter { $0.scope == .unique }.map { "    " + box($0, names) }
        for scope in scopes {
            lines.append("    subgraph \(names.scope(scope))[\(quoted(title(of: scope)))]")
            lines += nodes.filter { $0.scope == scope }.map { "        " + box($0, names) }
            lines.append("    end")
        }
        for requirement in requirements {
            for need in requirement.needs {
                lines.append(
                    "    \(names.asker(requirement.name)) -.-> \(names.type(need))")
            }
        }
        for node in nodes {
            for need in node.needs {
                lines.append(
                    "    \(names.type(node.name)) --> \(names.type(need))")
            }
        }
        let missing = nodes.filter { $0.origin == nil }.map { names.type($0.name) }
        if !missing.isEmpty {
            lines.append("    classDef missing stroke-dasharray: 5 5")
            lines.append("    class \(missing.joined(separator: ",")) missing")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func box(_ node: Node, _ names: GraphNames) -> String {
        let name = names.type(node.name)
        let label = quoted(node.name)
        return switch node.origin {
        case .made, nil: "\(name)[\(label)]"
        case .awaited: "\(name)([\(label)])"
        case .handedIn: "\(name)[/\(label)/]"
        }
    }

    /// Mermaid makes HTML of a label, and knows signs by their names.
    private func quoted(_ text: String) -> String {
        let signs: [Character: String] = [
            "\"": "#quot;", "<": "#lt;", ">": "#gt;", "&": "#amp;", "#": "#35;", "`": "#96;",
            "\\": "#92;", "\n": " ",
        ]
        return "\"" + text.map { signs[$0] ?? String($0) }.joined() + "\""
    }
}

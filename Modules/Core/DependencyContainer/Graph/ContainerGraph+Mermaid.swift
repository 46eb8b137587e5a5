extension ContainerGraph {
    /// The graph as a Mermaid flowchart, for Markdown.
    ///
    /// Arrows point from a type to its needs, and boxes around types are scopes. Types that are
    /// passed to `openScope` are parallelograms, and missing types are dashed.
    public var mermaid: String {
        let names = GraphIdentifiers(self)
        var lines = ["flowchart LR"]
        lines += requirements.map { "    \(names.requirement($0.name)){{\(quoted($0.name))}}" }
        lines += nodes.filter { $0.scope == .unique }.map { "    " + box($0, names) }
        for scope in scopes {
            lines.append("    subgraph \(names.scope(scope))[\(quoted(title(of: scope)))]")
            lines += nodes.filter { $0.scope == scope }.map { "        " + box($0, names) }
            lines.append("    end")
        }
        for requirement in requirements {
            for need in requirement.needs {
                lines.append(
                    "    \(names.requirement(requirement.name)) -.-> \(names.type(need))")
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

    private func box(_ node: Node, _ names: GraphIdentifiers) -> String {
        let name = names.type(node.name)
        let label = quoted(node.name)
        return switch node.origin {
        case .made, nil: "\(name)[\(label)]"
        case .scopeValue: "\(name)[/\(label)/]"
        }
    }

    /// Mermaid converts labels to HTML and has its own syntax for entities.
    private func quoted(_ text: String) -> String {
        let signs: [Character: String] = [
            "\"": "#quot;", "<": "#lt;", ">": "#gt;", "&": "#amp;", "#": "#35;", "`": "#96;",
            "\\": "#92;", "\n": " ",
        ]
        return "\"" + text.map { signs[$0] ?? String($0) }.joined() + "\""
    }
}

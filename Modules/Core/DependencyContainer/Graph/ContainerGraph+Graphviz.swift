extension ContainerGraph {
    /// The graph in the language of Graphviz: `dot -Tsvg`.
    ///
    /// An arrow leads from a type to what it needs. Scopes are boxes around what they keep; what is
    /// awaited has round corners, what is handed in is slanted, and what is missing is dashed.
    public var graphviz: String {
        let names = GraphNames(self)
        var lines = ["digraph container {", "    rankdir=LR;", "    node [shape=box];"]
        lines += requirements.map {
            line(names.asker($0.name), "label=\(quoted($0.name)), shape=hexagon")
        }
        lines += nodes.filter { $0.scope == .unique }.map { box($0, names) }
        for scope in scopes {
            lines.append("    subgraph \(quoted("cluster_" + names.scope(scope))) {")
            lines.append("        label=\(quoted(title(of: scope)));")
            lines += nodes.filter { $0.scope == scope }.map { "    " + box($0, names) }
            lines.append("    }")
        }
        for requirement in requirements {
            let asker = names.asker(requirement.name)
            lines += requirement.needs.map {
                arrow(from: asker, to: names.type($0), " [style=dashed]")
            }
        }
        for node in nodes {
            lines += node.needs.map { arrow(from: names.type(node.name), to: names.type($0)) }
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    private func box(_ node: Node, _ names: GraphNames) -> String {
        let look =
            switch node.origin {
            case .made: ""
            case .awaited: ", style=rounded"
            case .handedIn: ", shape=parallelogram"
            case nil: ", style=dashed"
            }
        return line(names.type(node.name), "label=\(quoted(node.name))\(look)")
    }

    private func line(_ name: String, _ attributes: String) -> String {
        "    \(quoted(name)) [\(attributes)];"
    }

    private func arrow(from: String, to: String, _ attributes: String = "") -> String {
        "    \(quoted(from)) -> \(quoted(to))\(attributes);"
    }

    private func quoted(_ text: String) -> String {
        let signs: [Character: String] = ["\"": "\\\"", "\\": "\\\\", "\n": " "]
        return "\"" + text.map { signs[$0] ?? String($0) }.joined() + "\""
    }
}

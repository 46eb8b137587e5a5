extension ContainerGraph {
    /// The graph in the DOT language of Graphviz, for `dot -Tsvg`.
    ///
    /// Arrows point from a type to its needs, and boxes around types are scopes. Types that are
    /// passed to `openScope` are parallelograms, and missing types are dashed.
    public var graphviz: String {
        let names = GraphIdentifiers(self)
        var lines = ["digraph container {", "    rankdir=LR;", "    node [shape=box];"]
        lines += requirements.map {
            line(names.requirement($0.name), "label=\(quoted($0.name)), shape=hexagon")
        }
        lines += nodes.filter { $0.scope == .unique }.map { box($0, names) }
        for scope in scopes {
            lines.append("    subgraph \(quoted("cluster_" + names.scope(scope))) {")
            lines.append("        label=\(quoted(title(of: scope)));")
            lines += nodes.filter { $0.scope == scope }.map { "    " + box($0, names) }
            lines.append("    }")
        }
        for requirement in requirements {
            let name = names.requirement(requirement.name)
            lines += requirement.needs.map {
                arrow(from: name, to: names.type($0), " [style=dashed]")
            }
        }
        for node in nodes {
            lines += node.needs.map { arrow(from: names.type(node.name), to: names.type($0)) }
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    private func box(_ node: Node, _ names: GraphIdentifiers) -> String {
        let attributes =
            switch node.origin {
            case .made: ""
            case .scopeValue: ", shape=parallelogram"
            case nil: ", style=dashed"
            }
        return line(names.type(node.name), "label=\(quoted(node.name))\(attributes)")
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

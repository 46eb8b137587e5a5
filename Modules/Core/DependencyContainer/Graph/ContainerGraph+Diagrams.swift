extension ContainerGraph {
    /// The graph as a Mermaid flowchart, for Markdown.
    ///
    /// Arrows point from a type to its needs, and boxes around types are scopes. Types that are
    /// passed to `openScope` are parallelograms, and missing types are dashed.
    public var mermaid: String {
        // Mermaid converts labels to HTML and has its own syntax for entities.
        let signs: [Character: String] = [
            "\"": "#quot;", "<": "#lt;", ">": "#gt;", "&": "#amp;", "#": "#35;", "`": "#96;",
            "\\": "#92;", "\n": " ",
        ]
        var missing: [String] = []
        let lines = diagram(
            heading: ["flowchart LR"], quotingWith: signs,
            box: { name, label, origin in
                if origin == nil { missing.append(name) }
                return origin == .scopeValue ? "\(name)[/\(label)/]" : "\(name)[\(label)]"
            },
            requirement: { "\($0){{\($1)}}" },
            scope: { ["subgraph \($0)[\($1)]"] }, endOfScope: "end",
            arrow: { "\($0) \($2 ? "-.->" : "-->") \($1)" })
        let classes = [
            "    classDef missing stroke-dasharray: 5 5",
            "    class \(missing.joined(separator: ",")) missing",
        ]
        return (lines + (missing.isEmpty ? [] : classes)).joined(separator: "\n") + "\n"
    }

    /// The graph in the DOT language of Graphviz, for `dot -Tsvg`, with the meaning of `mermaid`.
    public var graphviz: String {
        let lines = diagram(
            heading: ["digraph container {", "    rankdir=LR;", "    node [shape=box];"],
            quotingWith: ["\"": "\\\"", "\\": "\\\\", "\n": " "],
            box: { name, label, origin in
                let attributes =
                    switch origin {
                    case .made: ""
                    case .scopeValue: ", shape=parallelogram"
                    case nil: ", style=dashed"
                    }
                return "\"\(name)\" [label=\(label)\(attributes)];"
            },
            requirement: { "\"\($0)\" [label=\($1), shape=hexagon];" },
            scope: { ["subgraph \"cluster_\($0)\" {", "    label=\($1);"] }, endOfScope: "}",
            arrow: { "\"\($0)\" -> \"\($1)\"\($2 ? " [style=dashed]" : "");" })
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }

    /// Returns the lines of a diagram. The closures receive identifiers and quoted labels; that of
    /// an arrow also whether the arrow comes from a requirement.
    private func diagram(
        heading: [String], quotingWith signs: [Character: String],
        box: (String, String, Origin?) -> String,
        requirement: (String, String) -> String,
        scope: (String, String) -> [String], endOfScope: String,
        arrow: (String, String, Bool) -> String
    ) -> [String] {
        func quoted(_ text: String) -> String {
            "\"" + text.map { signs[$0] ?? String($0) }.joined() + "\""
        }
        var identifiers = Identifiers()
        let types = Dictionary(
            uniqueKeysWithValues: nodes.map { ($0.name, identifiers.next(for: $0.name)) })
        let requirementNames = requirements.map { identifiers.next(for: "by " + $0.name) }
        let scopes = Set(nodes.map(\.scope)).subtracting([.unique])
            .sorted { ($0.depth, $0.description) < ($1.depth, $1.description) }
        let scopeNames = scopes.map { identifiers.next(for: "scope " + $0.name) }
        func boxes(in scope: Scope) -> [String] {
            nodes.filter { $0.scope == scope }
                .map { box(types[$0.name, default: ""], quoted($0.name), $0.origin) }
        }
        var lines = zip(requirementNames, requirements).map { requirement($0, quoted($1.name)) }
        lines += boxes(in: .unique)
        for (name, one) in zip(scopeNames, scopes) {
            let title = one.parent.map { "\(one), within \($0)" } ?? "\(one)"
            lines += scope(name, quoted(title)) + boxes(in: one).map { "    " + $0 } + [endOfScope]
        }
        for (name, requirement) in zip(requirementNames, requirements) {
            lines += requirement.needs.map { arrow(name, types[$0, default: ""], true) }
        }
        for node in nodes {
            let name = types[node.name, default: ""]
            lines += node.needs.map { arrow(name, types[$0, default: ""], false) }
        }
        return heading + lines.map { "    " + $0 }
    }
}

/// Identifiers for graph languages. All are different.
private struct Identifiers {
    private var taken: Set<String> = []

    /// Returns a new identifier of letters, digits and underscores. It does not begin with a digit,
    /// and it is no keyword of a graph language, because those have lower-case letters only.
    mutating func next(for name: String) -> String {
        let letters = name.map { character in
            character.isASCII && (character.isLetter || character.isNumber) ? character : "_"
        }
        let isPlain = letters.first?.isUppercase == true || letters.contains("_")
        let base = (isPlain && letters.first?.isNumber == false ? "" : "type_") + String(letters)
        var free = base
        var number = 2
        while !taken.insert(free).inserted {
            free = "\(base)_\(number)"
            number += 1
        }
        return free
    }
}

/// The module graph as a description for Graphviz.
///
/// Modules of one layer with the same arrows share a frame, and one arrow at the frame stands for one
/// at each of them. Dependencies that follow from other arrows are left out.
struct ModuleDiagram {
    /// The committed description, relative to the package.
    static let path = ".github/metrics/modules.dot"

    /// Modules with the same layer and the same arrows.
    private struct Group {
        let layer: Layer
        let modules: [String]
        let dependencies: Set<String>
        /// The identifier of the group's node.
        var node: String { modules[0].quoted }
    }

    private struct GroupKey: Hashable {
        let layer: Layer
        let dependencies: Set<String>
        let dependents: Set<String>
    }

    /// The number of modules side by side in a frame.
    private static let columns = 3

    private let groups: [Group]

    init(_ graph: ModuleGraph) {
        let dependencies = graph.reducedDependencies()
        let members = Dictionary(grouping: graph.modules) { module in
            GroupKey(
                layer: module.layer, dependencies: dependencies[module.name] ?? [],
                dependents: Set(dependencies.filter { $0.value.contains(module.name) }.keys))
        }
        let positions = Dictionary(
            uniqueKeysWithValues: graph.modules.enumerated().map { ($1.name, $0) })
        groups =
            members
            .map {
                Group(
                    layer: $0.layer, modules: $1.map(\.name), dependencies: $0.dependencies)
            }
            .sorted { positions[$0.modules[0], default: 0] < positions[$1.modules[0], default: 0] }
    }

    /// The description in the DOT language.
    var dot: String {
        let layers = Layer.allCases.filter { layer in groups.contains { $0.layer == layer } }
        let statements =
            layers.map(cluster) + zip(layers, layers.dropFirst()).map(order)
            + groups.filter { !$0.dependencies.isEmpty }.map(arrows)
        return """
            // Written by Tools/metrics from Package.swift.
            digraph modules {
                graph [bgcolor=transparent, fontname="Helvetica,Arial,sans-serif", fontsize=12,
                    labeljust=l, newrank=true, nodesep=0.22, pad=0.2, ranksep=0.18, tooltip=" "]
                node [fillcolor=white, fontname="Helvetica,Arial,sans-serif", fontsize=12, height=0.34,
                    margin="0.12,0.04", shape=box, style="rounded,filled"]
                edge [arrowsize=0.6, penwidth=1.1]

            \(statements.joined(separator: "\n"))
            }

            """
    }

    private func cluster(_ layer: Layer) -> String {
        let nodes = groups.filter { $0.layer == layer }.map { group in
            "        \(group.node) [\(attributes(of: group))]\n"
        }
        return """
                subgraph cluster_\(layer) {
                    graph [label=\(layer.rawValue), color="\(layer.colour)40", fillcolor="\(layer.colour)18",
                        fontcolor="\(layer.colour)", style="rounded,filled"]
            \(nodes.joined())    }

            """
    }

    private func attributes(of group: Group) -> String {
        let colour = group.layer.colour
        guard group.modules.count > 1 else { return "color=\"\(colour)\"" }
        let rows = stride(from: 0, to: group.modules.count, by: Self.columns).map { start in
            let cells = group.modules[start...].prefix(Self.columns).map {
                "<td bgcolor=\"white\" style=\"rounded\">\($0)</td>"
            }
            return "            <tr>\(cells.joined())</tr>\n"
        }
        return """
            shape=plain, style="", label=<
                        <table color="\(colour)" style="rounded" cellpadding="5" cellspacing="6">
            \(rows.joined())            </table>>
            """
    }

    /// Returns invisible edges that place one layer above another.
    private func order(_ upper: Layer, _ lower: Layer) -> String {
        func nodes(_ layer: Layer) -> String {
            "{ \(groups.filter { $0.layer == layer }.map(\.node).joined(separator: " ")) }"
        }
        return """
                below_\(upper) [shape=point, style=invis, width=0]
                \(nodes(upper)) -> below_\(upper) -> \(nodes(lower)) [style=invis, weight=0]

            """
    }

    private func arrows(from group: Group) -> String {
        let targets = groups.filter { !group.dependencies.isDisjoint(with: $0.modules) }
        return """
                \(group.node) -> { \(targets.map(\.node).joined(separator: " ")) } \
            [color="\(group.layer.colour)"]
            """
    }
}

extension String {
    /// The string as an identifier of the DOT language.
    fileprivate var quoted: String { "\"\(self)\"" }
}

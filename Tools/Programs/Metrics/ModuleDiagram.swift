import PackageFacts

/// The module graph in the DOT language of Graphviz.
///
/// Each layer has a frame. One arrow at the frame stands for one at each of its modules.
/// Dependencies that follow from other arrows are left out.
struct ModuleDiagram {
    /// The path of the committed diagram, relative to the package.
    static let path = ".github/metrics/modules.dot"

    /// The layers with modules, from top to bottom.
    private let layers: [(layer: Layer, modules: [String])]
    private var arrows: [String] = []

    init(_ graph: ModuleGraph) {
        let names = Dictionary(grouping: graph.modules, by: \.layer)
            .mapValues { $0.map(\.name) }
        layers = Layer.allCases.reversed().compactMap { layer in names[layer].map { (layer, $0) } }
        var remaining = graph.reducedDependencies()
        let direct = Dictionary(
            uniqueKeysWithValues: graph.modules.map { ($0.name, $0.dependencies) })

        for (layer, members) in layers where members.count > 1 {
            // Graphviz draws an arrow to a frame as an arrow to a node that ends at the frame.
            let node = members[members.count / 2]
            for module in graph.modules where module.dependencies.isSuperset(of: members) {
                guard let targets = remaining[module.name]?.intersection(members),
                    targets.count > 1
                else { continue }
                add(module.name, to: [node], of: module.layer, "lhead=cluster_\(layer)")
                remaining[module.name]?.subtract(members)
            }
            let shared = members.compactMap { direct[$0] }
                .reduce(Set(names.values.joined())) { $0.intersection($1) }
                .filter { name in members.contains { remaining[$0]?.contains(name) == true } }
            for target in shared.sorted() {
                add(node, to: [target], of: layer, "ltail=cluster_\(layer)")
            }
            for member in members { remaining[member]?.subtract(shared) }
        }
        for module in graph.modules {
            guard let targets = remaining[module.name], !targets.isEmpty else { continue }
            add(module.name, to: targets.sorted(), of: module.layer)
        }
    }

    private mutating func add(
        _ source: String, to targets: [String], of layer: Layer, _ attribute: String? = nil
    ) {
        let attributes = ["color=\"\(layer.colour)\"", attribute].compactMap(\.self)
        arrows.append(
            "\(nodes([source])) -> \(nodes(targets)) [\(attributes.joined(separator: ", "))]")
    }

    /// The description in the DOT language.
    var dot: String {
        let frames = layers.map { layer, modules in
            """
            subgraph cluster_\(layer) {
                    graph [label="\(layer.title)", color="\(layer.colour)40",
                        fillcolor="\(layer.colour)18", fontcolor="\(layer.colour)"]
                    node [color="\(layer.colour)"]
                    \(nodes(modules))
                }
            """
        }
        // Invisible edges through a point place one layer above the next.
        let order = zip(layers, layers.dropFirst()).map { upper, lower in
            "\(nodes(upper.modules)) -> below_\(upper.layer) -> \(nodes(lower.modules))"
        }
        return """
            // Written by Tools/metrics from Package.swift.
            digraph modules {
                graph [bgcolor=transparent, compound=true, fontname="Helvetica,Arial,sans-serif",
                    fontsize=12, labeljust=l, newrank=true, nodesep=0.22, pad=0.2, ranksep=0.18,
                    style="rounded,filled"]
                node [fillcolor=white, fontname="Helvetica,Arial,sans-serif", fontsize=12, height=0.34,
                    margin="0.12,0.04", shape=box, style="rounded,filled"]
                edge [arrowsize=0.6, penwidth=1.1]

                \(frames.joined(separator: "\n    "))

                {
                    node [shape=point, style=invis, width=0]
                    edge [style=invis, weight=0]
                    \(order.joined(separator: "\n        "))
                }

                \(arrows.joined(separator: "\n    "))
            }

            """
    }

    /// Returns one node or a set of nodes in the DOT language.
    private func nodes(_ modules: [String]) -> String {
        let names = modules.map { "\"\($0)\"" }.joined(separator: " ")
        return modules.count == 1 ? names : "{ \(names) }"
    }
}

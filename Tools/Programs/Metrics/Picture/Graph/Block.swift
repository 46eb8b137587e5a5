/// What is drawn as one: a module, or modules of one layer that have the same needs and are needed by
/// the same others. One arrow at a frame stands for one at each of them.
struct Block {
    let members: [String]
    let layer: Layer
    /// The numbers of the blocks that it needs.
    let needs: [Int]

    /// The blocks of a graph, in the order of its modules.
    static func blocks(of graph: ModuleGraph) -> [Block] {
        let kinds = Dictionary(grouping: graph.modules) { Kin(of: $0, in: graph) }
        var numbers: [String: Int] = [:]
        var groups: [[ModuleGraph.Module]] = []
        for module in graph.modules where numbers[module.name] == nil {
            let group = kinds[Kin(of: module, in: graph)] ?? [module]
            for member in group { numbers[member.name] = groups.count }
            groups.append(group)
        }
        return groups.map { group in
            let needs = Set(group.flatMap(\.needs).compactMap { numbers[$0] })
            return Block(
                members: group.map(\.name), layer: group[0].layer, needs: needs.sorted())
        }
    }
}

/// What modules of one block have in common.
private struct Kin: Hashable {
    let layer: Layer
    let needs: Set<String>
    let neededBy: Set<String>

    init(of module: ModuleGraph.Module, in graph: ModuleGraph) {
        layer = module.layer
        needs = Set(module.needs)
        neededBy = Set(graph.modules.filter { $0.needs.contains(module.name) }.map(\.name))
    }
}

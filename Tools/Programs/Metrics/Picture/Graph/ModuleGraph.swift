import PackageFacts

/// The modules that are shipped, and which needs which, as the manifest says.
struct ModuleGraph {
    struct Module {
        let name: String
        /// In an `import`.
        let module: String
        let layer: Layer
        /// By their names, in the order of the manifest.
        var needs: [String]
    }

    private(set) var modules: [Module]

    init(_ manifest: Manifest) {
        modules = manifest.targets.compactMap { target in
            Layer(target.place).map {
                Module(
                    name: target.name, module: target.module, layer: $0,
                    needs: target.dependencies)
            }
        }
        let names = Set(modules.map(\.name))
        for place in modules.indices { modules[place].needs.removeAll { !names.contains($0) } }
    }

    /// The same without what follows: a need that another need leads to.
    var reduced: ModuleGraph {
        let reached = reach()
        var graph = self
        for place in modules.indices {
            let needs = modules[place].needs
            graph.modules[place].needs = needs.filter { need in
                !needs.contains { reached[$0]?.contains(need) ?? false }
            }
        }
        return graph
    }

    /// For each module, all that it needs by way of others, too; itself is not among them.
    private func reach() -> [String: Set<String>] {
        let needs = Dictionary(
            modules.map { ($0.name, $0.needs) }, uniquingKeysWith: { one, _ in one })
        var found: [String: Set<String>] = [:]
        for module in modules {
            var reached: Set<String> = []
            var rest = module.needs
            while let name = rest.popLast() {
                guard reached.insert(name).inserted else { continue }
                rest += needs[name] ?? []
            }
            found[module.name] = reached
        }
        return found
    }
}

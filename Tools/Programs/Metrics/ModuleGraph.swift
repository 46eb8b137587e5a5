import PackageFacts

/// The shipped modules and their dependencies on each other, as declared in the manifest.
struct ModuleGraph {
    struct Module {
        let name: String
        let path: String
        let layer: Layer
        let dependencies: Set<String>
    }

    /// The modules by layer, from system libraries to the runner.
    let modules: [Module]

    init(_ manifest: Manifest) {
        let shipped = manifest.targets.filter { $0.layer?.isShipped == true }
        let names = Set(shipped.map(\.name))
        modules = Layer.allCases.flatMap { layer in
            shipped.filter { $0.layer == layer }.map { target in
                Module(
                    name: target.name, path: target.path, layer: layer,
                    dependencies: names.intersection(target.dependencies))
            }
        }
    }

    /// Returns the number of modules that depend on a module.
    func fanIn(of name: String) -> Int {
        modules.count { $0.dependencies.contains(name) }
    }

    /// Returns each module's dependencies without those that another dependency implies.
    func reducedDependencies() -> [String: Set<String>] {
        let direct = Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0.dependencies) })
        func reached(from name: String) -> Set<String> {
            direct[name, default: []].reduce(into: direct[name, default: []]) {
                $0.formUnion(reached(from: $1))
            }
        }
        return direct.mapValues { dependencies in
            dependencies.filter { name in
                !dependencies.contains { reached(from: $0).contains(name) }
            }
        }
    }
}

import PackageFacts

/// The metrics of the package.
struct PackageMetrics {
    struct ModuleMetrics {
        let name: String
        let layer: Layer
        /// The counts of the module's files.
        let counts: SourceCounts
        /// The number of test functions in the module's test target.
        let tests: Int
        /// The number of modules that depend on the module.
        let fanIn: Int
        /// The number of modules that the module depends on.
        let fanOut: Int

        /// The share of `fanOut` in both numbers, or `nan` for a module without connections.
        var instability: Double { Double(fanOut) / Double(fanIn + fanOut) }
    }

    /// The counts of the roles that have files.
    let roles: [(role: Role, counts: SourceCounts?)]
    /// The shipped modules by layer, from system libraries to the runner.
    let modules: [ModuleMetrics]
    /// The counts of all files that are part of the app.
    let shipped: SourceCounts
    /// The counts of all files.
    let all: SourceCounts

    /// - Parameter files: All Swift files.
    init(_ manifest: Manifest, files: [SourceFile]) {
        let counts = files.map { (path: $0.path, counts: SourceCounts(of: $0)) }
        func total(where isCounted: (String) -> Bool) -> SourceCounts {
            counts.filter { isCounted($0.path) }.map(\.counts).reduce(SourceCounts(), +)
        }
        let byRole = Dictionary(grouping: counts) { Role.index(ofFile: $0.path) }
        roles = Role.all.enumerated().map { index, role in
            (role, byRole[index].map { $0.map(\.counts).reduce(SourceCounts(), +) })
        }
        shipped = roles.filter(\.role.isShipped).compactMap(\.counts).reduce(SourceCounts(), +)
        all = total { _ in true }

        let graph = ModuleGraph(manifest)
        modules = graph.modules.map { module in
            // FootballGatherTests contains the tests of football-gather.
            let letters = module.name.filter(\.isLetter).lowercased()
            let tests = manifest.targets.filter {
                $0.kind == .test && $0.name.lowercased() == "\(letters)tests"
            }
            return ModuleMetrics(
                name: module.name, layer: module.layer,
                counts: total { $0.hasPrefix(module.path + "/") },
                tests: total { path in tests.contains { path.hasPrefix($0.path + "/") } }.tests,
                fanIn: graph.fanIn(of: module.name), fanOut: module.dependencies.count)
        }
    }
}

import PackageFacts

/// All that is known without building anything.
struct Facts {
    /// By role, in the order of the roles; what has no file is left out.
    private(set) var roles: [RoleFacts] = []
    /// In the order of the manifest.
    private(set) var modules: [ModuleFacts]
    /// Functions with `@Test` in all tests.
    private(set) var tests = 0
    /// Why there is no coverage; nil where there is.
    private(set) var coverageRemark: String?

    struct RoleFacts: Encodable {
        let role: Role
        var size: Size
    }

    init(_ manifest: Manifest, _ sources: [SourceFile]) {
        modules = manifest.targets.compactMap { target in
            Layer(target.place).map {
                ModuleFacts(name: target.name, module: target.module, layer: $0)
            }
        }
        countFiles(sources)
        countTests(in: manifest, sources)
        let graph = ModuleGraph(manifest)
        let needs = graph.modules.map { ($0.name, Set($0.needs)) }
        let imports = Self.imports(of: graph, sources)
        for place in modules.indices {
            modules[place].couplings = Self.coupling(of: modules[place].name, in: needs)
            modules[place].imports = Self.coupling(of: modules[place].name, in: imports)
        }
    }

    var shipped: Size { sum { $0.isShipped } }
    var all: Size { sum { _ in true } }

    func size(of role: Role) -> Size? { roles.first { $0.role == role }?.size }

    private func sum(where isWanted: (Role) -> Bool) -> Size {
        roles.filter { isWanted($0.role) }.map(\.size).reduce(Size(), +)
    }

    /// Adds what tests have covered, or why that is not known.
    mutating func add(_ coverage: Coverage) {
        switch coverage {
        case .unknown(let remark): coverageRemark = remark
        case .measured(let lines):
            coverageRemark = nil
            for place in modules.indices { modules[place].coverage = lines[modules[place].module] }
        }
    }

    private mutating func countFiles(_ sources: [SourceFile]) {
        var sizes: [Role: Size] = [:]
        for file in sources {
            if let role = Role(file) { sizes[role, default: Size()].add(file) }
            guard let module = file.place?.module,
                let place = modules.firstIndex(where: { $0.module == module })
            else { continue }
            modules[place].size.add(file)
            modules[place].publicDeclarations += file.declarations.count {
                $0.access >= .public && !$0.isPartOfType
            }
        }
        roles = Role.allCases.compactMap { role in
            sizes[role].map { RoleFacts(role: role, size: $0) }
        }
    }

    private mutating func countTests(in manifest: Manifest, _ sources: [SourceFile]) {
        for file in sources {
            guard case .tests = file.place else { continue }
            let count = TestCount.tests(in: file)
            tests += count
            let subject = manifest.targets.first { $0.module == file.place?.module }
                .flatMap { TestCount.subject(of: $0, in: manifest) }
            if let place = modules.firstIndex(where: { $0.name == subject }) {
                modules[place].tests += count
            }
        }
    }

    /// Which module of the graph imports which others.
    private static func imports(
        of graph: ModuleGraph, _ sources: [SourceFile]
    ) -> [(String, Set<String>)] {
        let files = Dictionary(grouping: sources) { $0.place?.module ?? "" }
        return graph.modules.map { module in
            let imported = Set(
                (files[module.module] ?? []).flatMap(\.imports).map(\.module))
            let names = graph.modules.filter { imported.contains($0.module) }.map(\.name)
            return (module.name, Set(names).subtracting([module.name]))
        }
    }

    private static func coupling(
        of name: String, in needs: [(String, Set<String>)]
    ) -> Coupling {
        Coupling(
            fanIn: needs.count { $0.1.contains(name) },
            fanOut: needs.first { $0.0 == name }?.1.count ?? 0)
    }
}

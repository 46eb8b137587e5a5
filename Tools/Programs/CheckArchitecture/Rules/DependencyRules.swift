import PackageFacts

/// Files import what their target's dependencies name, and not what those happen to bring along.
enum UndeclaredImportRule {
    static func findings(in house: House) -> [Finding] {
        let names = Dictionary(
            house.manifest.targets.map { ($0.module, $0.name) }, uniquingKeysWith: { one, _ in one }
        )
        let layers = LayerRule.rules(of: house)
        return house.files.flatMap { file in
            guard let target = file.target else { return [Finding]() }
            return file.imports.compactMap { found in
                // What may not be imported is not to be declared either.
                if let place = file.place, layers.objection(to: found, in: place) != nil {
                    return nil
                }
                guard let name = names[found.module], name != target.name,
                    !target.dependencies.contains(name)
                else { return nil }
                return Finding(
                    .undeclaredImport, at: file.path, line: found.line,
                    "\(target.name) does not depend on \(name) in Package.swift: add it there")
            }
        }
    }
}

/// One import is enough. Those under `#if` and those of one declaration may come again.
enum RepeatedImportRule {
    static func findings(in house: House) -> [Finding] {
        house.files.flatMap { file -> [Finding] in
            var lines: [String: Int] = [:]
            let plain = file.imports.filter { !$0.isConditional && !$0.isPart }
            return plain.compactMap { found in
                guard let first = lines[found.module] else {
                    lines[found.module] = found.line
                    return nil
                }
                return Finding(
                    .repeatedImport, at: file.path, line: found.line,
                    "\(found.module) is imported in line \(first) already")
            }
        }
    }
}

/// What the manifest gives a target, the target needs.
///
/// Two things need no import. Tests and commands start programs. And what the manifest gives to
/// every feature, to every demo, and to the tests of each module is a permission: these are declared
/// in one line each, which tells what such a module may know, and is not rewritten whenever one of
/// them begins or ceases to use it. A permission that no feature or no demo uses is reported.
struct UnusedDependencyRule {
    private let house: House
    /// The modules that each target imports, by the target's name.
    private let imported: [String: Set<String>]

    init(_ house: House) {
        self.house = house
        var imported: [String: Set<String>] = [:]
        for file in house.files {
            guard let target = file.target else { continue }
            imported[target.name, default: []].formUnion(file.imports.map(\.module))
        }
        self.imported = imported
    }

    func findings() -> [Finding] {
        let places = placesOfTargets()
        let features = role(places) { if case .feature = $0 { true } else { false } }
        let demos = role(places) { if case .demo = $0 { true } else { false } }
        return findings(in: features, called: "feature") + findings(in: demos, called: "demo")
            + house.manifest.targets.flatMap { target -> [Finding] in
                guard target.kind != .plugin, target.kind != .system, imported[target.name] != nil
                else { return [] }
                var permitted: Set<String> = []
                if let role = [features, demos].first(where: { $0.contains(target) }) {
                    permitted = permissions(of: role)
                } else if case .tests(let subject)? = places[target.name] {
                    permitted = Set(house.manifest[subject]?.dependencies ?? [])
                        .union(["TestSupport"])
                }
                return unused(in: target, permitted: permitted).map {
                    Finding(
                        .unusedDependency, at: "Package.swift",
                        line: house.manifestLine(of: target.name),
                        "\(target.name) depends on \($0), and no file of it imports that")
                }
            }
    }

    /// Of what is given to each of a role, what none of them uses.
    private func findings(in role: [Manifest.Target], called name: String) -> [Finding] {
        permissions(of: role).filter { permission in
            role.allSatisfy { unused(in: $0, permitted: []).contains(permission) }
        }.map {
            Finding(
                .unusedDependency, at: "Package.swift",
                line: house.manifestLine(of: role[0].name),
                "every \(name) may import \($0), and none does: do not give it to them")
        }
    }

    private func placesOfTargets() -> [String: Place] {
        var places: [String: Place] = [:]
        for file in house.files {
            if let target = file.target { places[target.name] = file.place }
        }
        return places
    }

    private func role(
        _ places: [String: Place], _ isPart: (Place) -> Bool
    ) -> [Manifest.Target] {
        house.manifest.targets.filter { places[$0.name].map(isPart) ?? false }
    }

    /// What all of them get.
    private func permissions(of role: [Manifest.Target]) -> Set<String> {
        role.dropFirst().reduce(Set(role.first?.dependencies ?? [])) {
            $0.intersection($1.dependencies)
        }
    }

    private func unused(in target: Manifest.Target, permitted: Set<String>) -> [String] {
        target.dependencies.filter { name in
            guard let needed = house.manifest[name], needed.kind != .executable else {
                return false
            }
            return !permitted.contains(name)
                && imported[target.name]?.contains(needed.module) != true
        }
    }
}

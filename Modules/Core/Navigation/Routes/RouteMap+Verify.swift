extension RouteMap {
    /// Everything that is wrong with the map, before anybody follows a link. When this is empty,
    /// the text of every link through its places is read as that link again (unless it is too long).
    public func verify() -> [RouteMapError] {
        var kinds: Set<ObjectIdentifier> = []
        let routes = patterns.flatMap(\.family).filter { kinds.insert($0.kind).inserted }
        return formatFaults(of: routes) + nameFaults(of: routes)
            + pathFaults(of: patterns, besides: [], after: "")
            + migrationFaults(of: routes)
    }

    private func formatFaults(of routes: [RoutePattern]) -> [RouteMapError] {
        routes.flatMap { route in
            route.problems.map { .invalidFormat(route.name, reason: $0) }
        }
    }

    private func nameFaults(of routes: [RoutePattern]) -> [RouteMapError] {
        var counts: [String: Int] = [:]
        return routes.compactMap { route in
            counts[route.name, default: 0] += 1
            return counts[route.name] == 2 ? .duplicateName(route.name) : nil
        }
    }

    /// - Parameters:
    ///   - level: the places that come after one place.
    ///   - farther: those that may come next as well, because they stand next to a place before.
    private func pathFaults(
        of level: [RoutePattern], besides farther: [RoutePattern], after path: String
    ) -> [RouteMapError] {
        var faults: [RouteMapError] = []
        for (index, route) in level.enumerated() {
            let others = level[(index + 1)...]
            if others.contains(where: { $0.kind == route.kind }) {
                faults.append(.unreachable(route.path, after: path))
            }
            for other in others + farther where other.kind != route.kind && route.overlaps(other) {
                faults.append(.ambiguous(route.path, other.path, after: path))
            }
        }
        for route in level {
            faults += pathFaults(
                of: route.next, besides: level + farther,
                after: path.isEmpty ? route.path : "\(path)/\(route.path)")
        }
        return faults
    }

    private func migrationFaults(of routes: [RoutePattern]) -> [RouteMapError] {
        migrations.enumerated().compactMap { index, migration in
            let isFirst = !migrations[..<index].contains {
                $0.name == migration.name && $0.version == migration.version
            }
            let goesOn = migrations.contains {
                $0.name == migration.newName && $0.version == migration.version + 1
            }
            let arrives = routes.contains {
                $0.name == migration.newName && $0.version == migration.version + 1
            }
            return isFirst && (arrives || goesOn)
                ? nil : .strayMigration(migration.name, from: migration.version)
        }
    }
}

extension RoutePattern {
    /// What cannot be right about the format.
    var problems: [String] {
        let names = components.compactMap(\.parameterName)
        var problems: [String] = []
        if name.isEmpty { problems.append("it has no name") }
        if components.contains(where: { $0.text.isEmpty || $0.text == ":" }) {
            problems.append("a part of its path “\(path)” is empty")
        }
        if names.count != rules.count {
            problems.append(
                "its path “\(path)” names \(names.count) parameters and \(rules.count) are declared"
            )
        }
        if Set(names).count != names.count {
            problems.append("two parameters of its path “\(path)” have the same name")
        }
        for rule in rules {
            guard let choices = rule.choices, Set(choices).count != choices.count else { continue }
            problems.append("two choices for :\(rule.name) have the same name")
        }
        return problems
    }
}

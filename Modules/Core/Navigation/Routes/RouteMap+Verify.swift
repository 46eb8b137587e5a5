extension RouteMap {
    /// Returns the errors in the map. Without errors, the text of every link through the map's
    /// destinations is read as the same link, unless it is too long.
    public func verify() -> [RouteMapError] {
        var kinds: Set<ObjectIdentifier> = []
        let routes = patterns.flatMap(\.family).filter { kinds.insert($0.kind).inserted }
        return formatErrors(in: routes) + nameErrors(in: routes)
            + pathErrors(in: patterns, besides: [], after: "")
            + migrationErrors(in: routes)
    }

    private func formatErrors(in routes: [RoutePattern]) -> [RouteMapError] {
        routes.flatMap { route in
            route.formatErrors.map { .invalidFormat(route.name, reason: $0) }
        }
    }

    private func nameErrors(in routes: [RoutePattern]) -> [RouteMapError] {
        var counts: [String: Int] = [:]
        return routes.compactMap { route in
            counts[route.name, default: 0] += 1
            return counts[route.name] == 2 ? .duplicateName(route.name) : nil
        }
    }

    /// - Parameters:
    ///   - level: The destinations that follow the same one.
    ///   - farther: The destinations of earlier levels, which can follow too.
    private func pathErrors(
        in level: [RoutePattern], besides farther: [RoutePattern], after path: String
    ) -> [RouteMapError] {
        var errors: [RouteMapError] = []
        for (index, route) in level.enumerated() {
            let others = level[(index + 1)...]
            if others.contains(where: { $0.kind == route.kind }) {
                errors.append(.unreachable(route.path, after: path))
            }
            for other in others + farther where other.kind != route.kind && route.overlaps(other) {
                errors.append(.ambiguous(route.path, other.path, after: path))
            }
        }
        for route in level {
            errors += pathErrors(
                in: route.next, besides: level + farther,
                after: path.isEmpty ? route.path : "\(path)/\(route.path)")
        }
        return errors
    }

    private func migrationErrors(in routes: [RoutePattern]) -> [RouteMapError] {
        migrations.enumerated().compactMap { index, migration in
            let isFirst = !migrations[..<index].contains {
                $0.name == migration.name && $0.version == migration.version
            }
            let hasNextMigration = migrations.contains {
                $0.name == migration.newName && $0.version == migration.version + 1
            }
            let hasRoute = routes.contains {
                $0.name == migration.newName && $0.version == migration.version + 1
            }
            return isFirst && (hasRoute || hasNextMigration)
                ? nil : .strayMigration(migration.name, from: migration.version)
        }
    }
}

extension RoutePattern {
    fileprivate var formatErrors: [String] {
        let names = components.compactMap(\.parameterName)
        var errors: [String] = []
        if name.isEmpty { errors.append("the name is empty") }
        if components.contains(where: { $0.text.isEmpty || $0.text == ":" }) {
            errors.append("a part of the path “\(path)” is empty")
        }
        if names.count != rules.count {
            errors.append(
                "the path “\(path)” has \(names.count) parameters and the format has \(rules.count)"
            )
        }
        if Set(names).count != names.count {
            errors.append("two parameters of the path “\(path)” have the same name")
        }
        for rule in rules {
            guard let choices = rule.choices, Set(choices).count != choices.count else { continue }
            errors.append("two choices for :\(rule.name) have the same name")
        }
        return errors
    }
}

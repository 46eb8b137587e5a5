/// An error in a map of routes.
public enum RouteMapError: Error, Hashable, Sendable {
    /// The format of the route with this name is invalid.
    case invalidFormat(String, reason: String)
    /// Two kinds of routes have the same name.
    case duplicateName(String)
    /// The same text can lead to two destinations.
    case ambiguous(String, String, after: String)
    /// Two destinations of the same kind of route follow the same destination.
    case unreachable(String, after: String)

    /// A sentence for the developer about the error.
    public var message: String {
        switch self {
        case .invalidFormat(let name, let reason):
            "The format of “\(name)” is invalid: \(reason). Correct the route's `format`."
        case .duplicateName(let name):
            "Two kinds of routes are called “\(name)”: rename one of them."
        case .ambiguous(let first, let second, let path):
            "A link cannot distinguish \(first) from \(second)\(Self.after(path)): begin one of "
                + "them with another word."
        case .unreachable(let route, let path):
            "\(route) occurs twice\(Self.after(path)): remove one."
        }
    }

    private static func after(_ path: String) -> String { path.isEmpty ? "" : " after \(path)" }
}

extension RouteMap {
    /// Returns the errors in the map. Without errors, the text of every link through the map's
    /// destinations is read as the same link, unless it is too long.
    public func verify() -> [RouteMapError] {
        var kinds: Set<ObjectIdentifier> = []
        let routes = patterns.flatMap(\.family).filter { kinds.insert($0.kind).inserted }
        return formatErrors(in: routes) + nameErrors(in: routes)
            + pathErrors(in: patterns, besides: [], after: "")
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
}

extension RoutePattern {
    fileprivate var formatErrors: [String] {
        let rules = components.compactMap(\.rule)
        var errors: [String] = []
        if name.isEmpty { errors.append("the name is empty") }
        if path.split(separator: "/", omittingEmptySubsequences: false)
            .contains(where: { $0.isEmpty || $0 == ":" })
        {
            errors.append("a part of the path “\(path)” is empty")
        }
        if rules.count != parameterCount {
            errors.append(
                "the path “\(path)” has \(rules.count) parameters and the format has "
                    + "\(parameterCount)")
        }
        if Set(rules.map(\.name)).count != rules.count {
            errors.append("two parameters of the path “\(path)” have the same name")
        }
        for rule in rules {
            guard let choices = rule.choices, Set(choices).count != choices.count else { continue }
            errors.append("two choices for :\(rule.name) have the same name")
        }
        return errors
    }
}

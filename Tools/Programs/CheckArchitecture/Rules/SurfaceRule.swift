import PackageFacts

/// Limits the public declarations of a module.
///
/// Requirements of protocols and cases of enumerations are part of their type and not counted. Core
/// modules have no limit, because every other module uses them.
enum SurfaceRule {
    /// A new feature with data has 12 public declarations: …Navigation, …Building, …Factory and
    /// …Route with their members, and its type of records. It can show its records on other pages
    /// with one more.
    static let declarationLimit = 13
    /// The runner only creates an adapter, and uses it through a protocol of the core.
    static let typeLimit = 4

    static func violations(in architecture: Architecture) -> [Violation] {
        architecture.features.compactMap {
            violation(about: $0, "declarations", declarationLimit, in: architecture) {
                !$0.isRequirement && $0.kind != "enum.case"
            }
        }
            + architecture.targets(in: .adapter).compactMap {
                violation(about: $0, "types", typeLimit, in: architecture, where: \.isType)
            }
    }

    private static func violation(
        about target: Manifest.Target, _ unit: String, _ limit: Int,
        in architecture: Architecture, where isCounted: (Symbol) -> Bool
    ) -> Violation? {
        let counted = architecture.symbols[target.name]?.filter(isCounted) ?? []
        guard counted.count > limit else { return nil }
        let first = counted[limit]
        return Violation(
            .publicSurface, at: first.file, line: first.line,
            "\(target.name) has \(counted.count) public \(unit), more than \(limit). Reduce the "
                + "access level of \(first.name) or of others.")
    }
}

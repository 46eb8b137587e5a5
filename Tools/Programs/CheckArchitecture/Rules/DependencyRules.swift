import PackageFacts

/// Rules about dependencies and imports.
enum DependencyRules {
    private static let slowLibraries = ["Foundation", "FoundationNetworking", "FoundationXML"]

    static func layerViolations(in architecture: Architecture) -> [Violation] {
        architecture.manifest.targets.flatMap { target -> [Violation] in
            let allowed = AllowedDependencies(for: target, in: architecture)
            return target.dependencies.compactMap { architecture.manifest[$0] }
                .filter { !allowed.contains($0) }
                .map { dependency in
                    Violation(
                        .layer, at: "Package.swift",
                        line: architecture.manifestLine(of: target.name),
                        "\(target.name) may depend only on \(allowed.description), not on "
                            + "\(dependency.name). \(remedy(for: target, dependency, architecture))"
                    )
                }
        }
    }

    private static func remedy(
        for target: Manifest.Target, _ dependency: Manifest.Target, _ architecture: Architecture
    ) -> String {
        target.layer == .feature && dependency.layer == .feature
            ? "Report the event with \(architecture.variants[target.name] ?? target.name)Navigation, "
                + "and handle it in App/Composition."
            : "Remove the dependency, or allow it in AllowedDependencies.swift of CheckArchitecture."
    }

    /// SwiftPM's own check of imports leaves out system libraries.
    static func undeclaredViolations(in architecture: Architecture) -> [Violation] {
        let names = Dictionary(architecture.manifest.targets.map { ($0.module, $0.name) }) {
            first, _ in first
        }
        return importViolations(.undeclaredImport, in: architecture) { found, target in
            guard let name = names[found.module], name != target.name,
                !target.dependencies.contains(name)
            else { return nil }
            return "\(target.name) does not depend on \(name). Add the dependency to Package.swift."
        }
    }

    static func libraryViolations(in architecture: Architecture) -> [Violation] {
        importViolations(.importedLibrary, in: architecture, message: message)
    }

    private static func importViolations(
        _ rule: Rule, in architecture: Architecture,
        message: (SourceFile.Import, Manifest.Target) -> String?
    ) -> [Violation] {
        architecture.files.flatMap { file -> [Violation] in
            guard let target = architecture.target(of: file) else { return [] }
            return file.imports.compactMap { found in
                message(found, target).map { Violation(rule, at: file.path, line: found.line, $0) }
            }
        }
    }

    private static func message(
        about found: SourceFile.Import, in target: Manifest.Target
    ) -> String? {
        let isShipped = target.layer?.isShipped ?? false
        return switch found.module {
        case "XCTest": "XCTest is not used here. Write the tests with Swift Testing."
        case "Testing" where isShipped: "Shipped code may not import Testing. Move it to a test."
        case let name where isShipped && slowLibraries.contains(name):
            "\(name) doubles the time until the first screen. Use FoundationEssentials or C."
        case "Glibc" where target.layer == .feature:
            "A feature does not call the system. Declare a protocol in Domain."
        case _ where found.isTestable && target.layer != .tests:
            "Only tests may use @testable. Make the declaration package or public."
        default: nil
        }
    }

    /// The dependencies that `Package.swift` gives to every feature, every demo, or the tests of
    /// each module are permissions: a single target need not use them, but some target must.
    static func unusedViolations(in architecture: Architecture) -> [Violation] {
        let roles = [Layer.feature, .demo].map { layer in
            architecture.targets(in: layer).filter { $0.name != "DemoSupport" }
        }
        let permissions = roles.map { role in
            role.dropFirst().reduce(Set(role.first?.dependencies ?? [])) {
                $0.intersection($1.dependencies)
            }
        }
        let violations = zip(roles, permissions).flatMap { role, names in
            names.filter { name in role.allSatisfy { unused(in: $0, architecture).contains(name) } }
                .map {
                    violation(role[0], "No target like \(role[0].name) imports", $0, architecture)
                }
        }
        return violations
            + architecture.manifest.targets.flatMap { target -> [Violation] in
                guard target.kind != .plugin, !architecture.imports(of: target).isEmpty else {
                    return []
                }
                var permitted: Set<String> = []
                if let role = roles.firstIndex(where: { $0.contains(target) }) {
                    permitted = permissions[role]
                } else if target.kind == .test {
                    let subject = architecture.manifest[String(target.name.dropLast("Tests".count))]
                    permitted = Set((subject?.dependencies ?? []) + ["TestSupport"])
                }
                return unused(in: target, architecture).filter { !permitted.contains($0) }
                    .map {
                        violation(target, "No file of \(target.name) imports", $0, architecture)
                    }
            }
    }

    private static func violation(
        _ target: Manifest.Target, _ message: String, _ dependency: String,
        _ architecture: Architecture
    ) -> Violation {
        Violation(
            .unusedDependency, at: "Package.swift",
            line: architecture.manifestLine(of: target.name),
            "\(message) \(dependency). Remove the dependency.")
    }

    private static func unused(
        in target: Manifest.Target, _ architecture: Architecture
    ) -> [String] {
        let imports = architecture.imports(of: target)
        return target.dependencies.compactMap { architecture.manifest[$0] }
            .filter { $0.kind != .executable && !imports.contains($0.module) }.map(\.name)
    }
}

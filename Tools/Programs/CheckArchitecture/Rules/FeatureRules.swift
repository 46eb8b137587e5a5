import PackageFacts

/// Rules about the targets that belong to a feature.
enum FeatureRules {
    private static let testedRoles = ["Presenter", "Coordinator", "View"]

    static func testViolations(in architecture: Architecture) -> [Violation] {
        architecture.features.flatMap { feature -> [Violation] in
            let tests = architecture.files.filter {
                $0.path.hasPrefix("Tests/\(feature.name)Tests/") && $0.text.contains("@Test")
            }
            return feature.sources.compactMap { source -> Violation? in
                let name = String(source.split(separator: "/").last?.dropLast(6) ?? "")
                guard testedRoles.contains(where: name.hasSuffix) else { return nil }
                let isTested = tests.contains {
                    $0.name == "\(name)Tests.swift" || $0.text.contains("\(name)(")
                }
                guard !isTested else { return nil }
                return Violation(
                    .featureTests, at: "\(feature.path)/\(source)",
                    "No test uses \(name). Add Tests/\(feature.name)Tests/\(name)Tests.swift.")
            }
        }
    }

    static func variantViolations(in architecture: Architecture) -> [Violation] {
        architecture.files.compactMap { file in
            guard let variant = architecture.target(of: file)?.name,
                let feature = architecture.variants[variant],
                file.text.split(whereSeparator: { !$0.isLetter }).contains("\(feature)Factory")
            else { return nil }
            return Violation(
                .variant, at: file.path,
                "\(variant) uses \(feature)Factory. Use the contract or package declarations instead."
            )
        }
    }

    static func demoViolations(in architecture: Architecture) -> [Violation] {
        architecture.features.filter { architecture.manifest["\($0.name)Demo"] == nil }.map {
            Violation(
                .featureDemo, at: $0.path,
                "\($0.name) has no demo. Declare it as feature(\"\($0.name)\") in Package.swift.")
        }
    }
}

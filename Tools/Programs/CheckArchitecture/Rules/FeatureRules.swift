import PackageFacts

/// Rules about the targets that belong to a feature.
enum FeatureRules {
    private static let testedRoles = ["Presenter", "Coordinator", "View"]

    static func testFindings(in architecture: Architecture) -> [Finding] {
        architecture.features.flatMap { feature -> [Finding] in
            let tests = Set(
                (architecture.manifest["\(feature.name)Tests"]?.sources ?? []).map(fileName))
            return feature.sources.compactMap { source -> Finding? in
                let name = String(fileName(source).dropLast(".swift".count))
                guard testedRoles.contains(where: name.hasSuffix),
                    !tests.contains("\(name)Tests.swift")
                else { return nil }
                return Finding(
                    .featureTests, at: "\(feature.path)/\(source)",
                    "\(name) has no test file. Add Tests/\(feature.name)Tests/\(name)Tests.swift.")
            }
        }
    }

    static func demoFindings(in architecture: Architecture) -> [Finding] {
        architecture.features.filter { architecture.manifest["\($0.name)Demo"] == nil }.map {
            Finding(
                .featureDemo, at: $0.path,
                "\($0.name) has no demo. Declare it as feature(\"\($0.name)\") in Package.swift.")
        }
    }

    private static func fileName(_ path: String) -> String {
        String(path.split(separator: "/").last ?? "")
    }
}

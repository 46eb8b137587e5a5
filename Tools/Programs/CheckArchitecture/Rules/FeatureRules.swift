import PackageFacts

/// Presenters, coordinators and views are tested.
///
/// A coordinator is made by its factory, so that a test need not name it: what counts is a file of
/// tests of its name, or any of its types but protocols (a double implements these) named in a file
/// of tests: one that only makes things for others tests nothing.
enum FeatureTestsRule {
    static func findings(in house: House) -> [Finding] {
        house.features.flatMap { feature -> [Finding] in
            let tests = house.files(in: .tests(feature))
            let files = house.files(in: .feature(feature))
            guard tests.contains(where: \.hasTests) else {
                return files.prefix(1).map {
                    Finding(
                        .featureTests, at: $0.path,
                        "feature \(feature) has no tests: add Tests/\(feature)Tests")
                }
            }
            return files.filter { isChecked($0) && !isTested($0, by: tests) }.map {
                Finding(
                    .featureTests, at: $0.path,
                    "no test of \(feature) names it: add Tests/\(feature)Tests/\($0.role)Tests.swift"
                )
            }
        }
    }

    private static func isChecked(_ file: House.File) -> Bool {
        ["Presenter", "Coordinator", "View"].contains { file.role.hasSuffix($0) }
    }

    private static func isTested(_ file: House.File, by tests: [House.File]) -> Bool {
        if tests.contains(where: { $0.role == "\(file.role)Tests" && $0.hasTests }) { return true }
        let types = file.source.declarations
            .filter { $0.kind.isType && $0.kind != .protocol && $0.container == nil }
            .map(\.name)
        return tests.contains { $0.hasTests && $0.source.names(oneOf: types) != nil }
    }
}

/// Each feature can be seen alone.
enum FeatureDemoRule {
    static func findings(in house: House) -> [Finding] {
        house.features.compactMap { feature in
            guard house.files(in: .demo(feature)).isEmpty else { return nil }
            return house.files(in: .feature(feature)).first.map {
                Finding(
                    .featureDemo, at: $0.path,
                    "feature \(feature) has no demo: add App/Demos/\(feature)")
            }
        }
    }
}

extension House.File {
    /// The name without its ending.
    fileprivate var role: String { String(source.name.dropLast(".swift".count)) }

    fileprivate var hasTests: Bool { source.names(oneOf: ["@Test"]) != nil }
}

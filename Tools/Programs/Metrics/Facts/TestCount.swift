import PackageFacts

/// Tests are counted as functions: one that runs with many arguments is one.
enum TestCount {
    static func tests(in file: SourceFile) -> Int {
        file.code.reduce(0) { $0 + marks(in: $1) }
    }

    /// The module that a target of tests is about: the one in its name, or the only one that it needs.
    static func subject(of tests: Manifest.Target, in manifest: Manifest) -> String? {
        guard tests.kind == .test else { return nil }
        let name = String(tests.name.dropLast("Tests".count))
        if manifest[name] != nil { return name }
        return tests.dependencies.count == 1 ? tests.dependencies.first : nil
    }

    private static func marks(in line: String) -> Int {
        line.split(separator: " ").count { word in
            word == "@Test" || word.hasPrefix("@Test(")
        }
    }
}

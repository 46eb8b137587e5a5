import Measuring

/// One package that is built, in one of the shapes.
struct Package {
    let shape: Shape
    let folder: Folder
    /// The feature that is changed.
    let feature: String
    /// Whether the manifest declares only what the program is made of.
    let isProgramOnly: Bool
    let log: String

    private var program: Program { Program(directory: folder.path, log: log) }

    /// Builds what a measure asks for.
    func build(for measure: Measure) throws(BenchError) -> Cost {
        switch (measure, shape) {
        case (.tests, .modular): return try program("Tools/feature", feature, "test")
        case (.tests, .single):
            let built = try program("swift", "build", "--build-tests")
            return built + (try test())
        case (.clean, _):
            // Manifests are remembered outside, from whenever they were read first.
            _ = try program.output("swift", "package", "dump-package")
            try folder.remove(".build")
            return try buildProgram()
        case (.presenter, _), (.contract, _): return try buildProgram()
        }
    }

    /// The file that a measure changes; nil where it changes none.
    func file(for measure: Measure) throws(BenchError) -> EditedFile? {
        switch measure {
        case .clean: nil
        case .presenter, .tests:
            try EditedFile(place(of: "\(feature)Presenter.swift"), in: folder, by: .body)
        case .contract:
            try EditedFile(
                place(of: "Public/\(feature)Navigation.swift"), in: folder,
                by: .contract(of: feature))
        }
    }

    private func buildProgram() throws(BenchError) -> Cost {
        let name = SingleTarget.program
        let variables = isProgramOnly ? ["env", "FOOTBALL_GATHER_PROGRAM=\(name)"] : []
        return try program.run(variables + ["swift", "build", "--product", name])
    }

    private func place(of path: String) -> String {
        switch shape {
        case .modular: "Modules/Features/\(feature)/\(path)"
        case .single:
            "\(SingleManifest.sources)/" + SingleTarget.fileName(path, of: feature)
        }
    }

    /// Runs the feature's tests, which are known by the names of their files.
    private func test() throws(BenchError) -> Cost {
        let cost = try program(
            "swift", "test", "--skip-build", "--disable-xctest", "--filter",
            "/" + SingleTarget.fileName("", of: "\(feature)Tests"))
        let said = try program.said
        guard said.contains("Test run with"), !said.contains("Test run with 0 tests") else {
            throw BenchError("no test of \(feature) ran in \(folder.path): see \(log)")
        }
        return cost
    }
}

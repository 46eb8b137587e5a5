import Measuring

/// One package that is built, in one of the shapes.
struct Package {
    let shape: Shape
    let folder: Folder
    /// The feature that is changed.
    let feature: String
    private let program: Program

    init(_ shape: Shape, in folder: Folder, changing feature: String, log: String) {
        self.shape = shape
        self.folder = folder
        self.feature = feature
        program = Program(
            directory: folder.path, log: log,
            variables: shape == .program ? [Selection.program: SingleTarget.program] : [:])
    }

    /// Builds what a measure asks for.
    func build(for measure: Measure) throws(BenchError) -> Cost {
        switch (measure, shape) {
        case (.tests, .single):
            let built = try program("swift", "build", "--build-tests")
            return built + (try test())
        case (.tests, _): return try program("Tools/feature", feature, "test")
        case (.clean, _):
            // Manifests are remembered outside, from whenever they were read first, and for each
            // environment: so by the same program.
            _ = try program.output("swift", "package", "dump-package")
            try folder.remove(builds)
            return try buildProgram()
        case (.nothing, _), (.presenter, _), (.contract, _): return try buildProgram()
        }
    }

    /// The file that a measure changes; nil where it changes none.
    func file(for measure: Measure) throws(BenchError) -> EditedFile? {
        switch measure {
        case .clean, .nothing: nil
        case .presenter, .tests:
            try EditedFile(place(of: Self.presenter(of: feature)), in: folder, by: .body)
        case .contract:
            try EditedFile(
                place(of: Self.contract(of: feature)), in: folder, by: .contract(of: feature))
        }
    }

    /// In a feature's folder.
    static func presenter(of feature: String) -> String { "\(feature)Presenter.swift" }

    /// In a feature's folder.
    static func contract(of feature: String) -> String {
        "Public/\(feature)Navigation.swift"
    }

    /// The folder of builds. Two shapes are one folder of sources.
    private var builds: String { shape == .program ? ".build/program" : ".build" }

    private func buildProgram() throws(BenchError) -> Cost {
        try program(
            "swift", "build", "--scratch-path", builds, "--product", SingleTarget.program)
    }

    private func place(of path: String) -> String {
        switch shape {
        case .modular, .program: "\(ProjectCopy.features)/\(feature)/\(path)"
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
            throw BenchError("no test of \(feature) ran in \(folder.path): see \(program.log)")
        }
        return cost
    }
}

/// The files of a new feature, which counts the players until it knows better.
struct FeatureTemplate {
    /// A file and what it holds.
    struct File: Equatable {
        let path: String
        let text: String
    }

    /// How the names of its types end.
    static let typeEndings = [
        "Building", "Coordinator", "Dependencies", "Factory", "Listener", "Navigation", "Presenter",
        "PresenterDelegate",
        "Route", "Screen", "State", "Strings", "View",
    ]

    let name: FeatureName

    init(_ name: FeatureName) {
        self.name = name
    }

    var files: [File] { contract + inside + tests + demo + composition }

    /// What holds nothing but the feature.
    var folders: [String] { [folder, testFolder, demoFolder] }

    /// Where the app registers it.
    var registration: String { "App/Composition/Features/AppFeature+\(module).swift" }
    /// Where the app shows it, and says what follows.
    var flow: String { "App/Composition/SessionFlow+\(module).swift" }

    var folder: String { "Modules/Features/\(module)" }
    var testFolder: String { "Tests/\(module)Tests" }
    var demoFolder: String { "App/Demos/\(module)" }
    var module: String { name.module }

    /// In the order of the formatter.
    func imports(_ modules: String...) -> String {
        modules.sorted().map { "import \($0)" }.joined(separator: "\n")
    }
}

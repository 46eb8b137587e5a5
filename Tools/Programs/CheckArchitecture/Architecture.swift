import PackageFacts
import ToolSupport

/// The facts that the rules examine.
struct Architecture {
    /// The names of the files and folders at the top of the package.
    var topLevel: [String]
    var manifest: Manifest
    /// The text of `Package.swift`.
    var manifestText: String
    var files: [SourceFile]
    /// The public declarations of features, adapters and FootballUI, by module.
    var symbols: [String: [Symbol]]
    /// The feature that each variant can replace, by the variant's name.
    var variants = AllowedDependencies.variants

    /// Returns all violations of all rules, by file and line.
    func violations() -> [Violation] {
        Rule.allCases.flatMap { $0.violations(in: self) }.sorted()
    }

    func targets(in layer: Layer) -> [Manifest.Target] {
        manifest.targets.filter { $0.layer == layer }
    }

    /// The features and variants.
    var features: [Manifest.Target] { targets(in: .feature) }

    /// Returns the target that compiles a file.
    func target(of file: SourceFile) -> Manifest.Target? { targetsByFile[file.path] }

    /// Returns the modules that the files of a target import.
    func imports(of target: Manifest.Target) -> Set<String> { importsByTarget[target.name] ?? [] }

    /// Returns the line of `Package.swift` that declares a target, or the feature or module that
    /// the target belongs to; 1 if there is none.
    func manifestLine(of target: String) -> Int {
        let lines = manifestText.split(separator: "\n", omittingEmptySubsequences: false)
        let owners = ["Tests", "Demo"].filter(target.hasSuffix).map {
            String(target.dropLast($0.count))
        }
        for name in [target] + owners {
            let line = lines.firstIndex {
                $0.contains("(\"\(name)\"") || $0.contains("name: \"\(name)\"")
                    || $0.drop { $0 == " " }.hasPrefix("\"\(name)\", ")
            }
            if let line { return line + 1 }
        }
        return 1
    }

    private let targetsByFile: [String: Manifest.Target]
    private let importsByTarget: [String: Set<String>]

    init(
        topLevel: [String], manifest: Manifest, manifestText: String, files: [SourceFile],
        symbols: [String: [Symbol]]
    ) {
        self.topLevel = topLevel
        self.manifest = manifest
        self.manifestText = manifestText
        self.files = files
        self.symbols = symbols
        let pairs = manifest.targets.flatMap { target in target.sourcePaths.map { ($0, target) } }
        let targets = Dictionary(pairs) { first, _ in first }
        var imports: [String: Set<String>] = [:]
        for file in files {
            guard let target = targets[file.path] else { continue }
            imports[target.name, default: []].formUnion(file.imports.map(\.module))
        }
        targetsByFile = targets
        importsByTarget = imports
    }

    /// Reads a package.
    ///
    /// - Parameters:
    ///   - root: The folder that contains `Package.swift`.
    ///   - build: The folder with the products of a build of the whole app.
    init(root: String, build: String) throws(ToolError) {
        let package = PackageFolder(root)
        let text = try package.text(of: "Package.swift")
        let manifest = try Manifest(root: root)
        var symbols: [String: [Symbol]] = [:]
        for target in manifest.targets
        where [.feature, .adapter].contains(target.layer) || target.name == "FootballUI" {
            symbols[target.name] = try [Symbol](of: target.module, build: build, root: root)
        }
        self.init(
            topLevel: try package.names(in: "").sorted(), manifest: manifest, manifestText: text,
            files: try package.sources(), symbols: symbols)
    }
}

import PackageFacts

/// What the rules look at.
struct House {
    /// A Swift file, with what several rules ask of it.
    struct File {
        let source: SourceFile
        let imports: [Import]
        /// Whose part it is; nil when the manifest knows nothing of it.
        let target: Manifest.Target?

        var path: String { source.path }
        var place: Place? { source.place }
    }

    /// The names at the top of the package.
    let topLevel: [String]
    /// What `Package.swift` declares.
    let manifest: Manifest
    /// By path. What a target excludes is not there: nobody compiles it.
    let files: [File]
    /// The folders of module maps, which hold no Swift.
    let systemLibraries: [String]
    /// Which variant fulfils the contract of which feature.
    let variants: [String: String]
    /// The lines of `Package.swift` without comments.
    private let manifestLines: [String]

    init(
        topLevel: [String], manifest: Manifest, manifestText: String, sources: [SourceFile],
        systemLibraries: [String], variants: [String: String] = ImportRules.variants
    ) {
        self.topLevel = topLevel
        self.manifest = manifest
        self.systemLibraries = systemLibraries
        self.variants = variants
        manifestLines = SourceText.codeLines(of: manifestText, keepsStrings: true)
        let folders = TargetFolders(manifest)
        files = sources.filter { !folders.exclude($0.path) }.map {
            File(source: $0, imports: $0.imports, target: folders.target(of: $0.path))
        }
    }

    /// Reads a package.
    ///
    /// - Parameters:
    ///   - tree: Its files.
    ///   - manifest: What its `Package.swift` declares.
    init(_ tree: SourceTree, manifest: Manifest) throws(PackageFactsError) {
        self.init(
            topLevel: try tree.names(in: ""), manifest: manifest,
            manifestText: try tree.text(of: "Package.swift"), sources: try tree.sources(),
            systemLibraries: try tree.names(in: "Modules/System"))
    }

    /// All broken rules, by file and line.
    func findings() -> [Finding] {
        Rule.allCases.flatMap { $0.findings(in: self) }.sorted()
    }

    /// The names of all features and variants.
    var features: [String] {
        var names: Set<String> = []
        for case .feature(let name)? in files.map(\.place) { names.insert(name) }
        return names.sorted()
    }

    /// The files of one module.
    func files(in place: Place) -> [File] { files.filter { $0.place == place } }

    /// Where the manifest declares a target: the first line that names it as it names targets, or
    /// the feature or module that it belongs to.
    func manifestLine(of target: String) -> Int {
        var names = [target]
        for ending in ["Tests", "Demo"] where target.hasSuffix(ending) {
            names.append(String(target.dropLast(ending.count)))
        }
        for name in names {
            let line = manifestLines.firstIndex { line in
                line.contains("(\"\(name)\"") || line.contains("name: \"\(name)\"")
                    || line.drop { $0 == " " }.hasPrefix("\"\(name)\", ")
            }
            if let line { return line + 1 }
        }
        return 1
    }

    /// Where the manifest takes another package: the first line that does so and names it.
    func lineOfPackage(_ identity: String) -> Int {
        let line = manifestLines.firstIndex {
            $0.contains(".package(") && $0.lowercased().contains(identity)
        }
        return (line ?? 0) + 1
    }
}

/// Which folder belongs to which target.
private struct TargetFolders {
    private let targets: [(folder: String, target: Manifest.Target)]

    init(_ manifest: Manifest) {
        targets = manifest.targets.map { ("\($0.path)/", $0) }
    }

    func target(of path: String) -> Manifest.Target? {
        targets.filter { path.hasPrefix($0.folder) }.max { $0.folder.count < $1.folder.count }?
            .target
    }

    func exclude(_ path: String) -> Bool {
        guard let target = target(of: path) else { return false }
        return target.exclude.contains {
            path == "\(target.path)/\($0)" || path.hasPrefix("\(target.path)/\($0)/")
        }
    }
}

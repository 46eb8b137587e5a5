import Platform

/// What `Package.swift` declares.
public struct Manifest: Equatable, Sendable {
    /// A module or a program.
    public struct Target: Equatable, Sendable {
        /// What becomes of it.
        public enum Kind: String, Sendable {
            case library = "regular"
            case executable
            case test
            case system
            case plugin
        }

        /// As other targets depend on it.
        public var name: String
        /// What becomes of it.
        public var kind: Kind
        /// Its folder, from the top of the package.
        public var path: String
        /// The targets and products that it needs, in their order.
        public var dependencies: [String]
        /// What of its folder is not compiled, from that folder.
        public var exclude: [String]

        /// - Parameters:
        ///   - path: From the top of the package; nil where SwiftPM looks by itself.
        ///   - dependencies: The names of targets and products.
        public init(
            name: String, kind: Kind = .library, path: String? = nil, dependencies: [String] = [],
            exclude: [String] = []
        ) {
            self.name = name
            self.kind = kind
            self.path = path ?? "\(kind.folder)/\(name)"
            self.dependencies = dependencies
            self.exclude = exclude
        }

        /// The name in an `import`: a target's name may hold what a module's may not.
        public var module: String {
            String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        }
    }

    /// What others may take.
    public struct Product: Equatable, Sendable {
        /// As other packages depend on it.
        public var name: String
        /// What it is made of.
        public var targets: [String]

        /// - Parameter targets: By their names.
        public init(name: String, targets: [String]) {
            self.name = name
            self.targets = targets
        }
    }

    /// In the order of the manifest.
    public var targets: [Target]
    /// In the order of the manifest; programs that SwiftPM makes products by itself are not there.
    public var products: [Product]
    /// The other packages that it takes, by the names that SwiftPM has for them, in lower case.
    public var packages: [String]

    /// - Parameters:
    ///   - targets: In the order in which they are listed.
    ///   - products: In the order in which they are listed.
    ///   - packages: In the order in which they are listed.
    public init(targets: [Target], products: [Product] = [], packages: [String] = []) {
        self.targets = targets
        self.products = products
        self.packages = packages
    }

    /// - Parameter json: What `swift package dump-package` writes.
    public init(json: String) throws(PackageFactsError) {
        do {
            let dump = try JSONDecoder().decode(ManifestDump.self, from: Data(json.utf8))
            targets = dump.targets.map(\.target)
            products = dump.products.map { Product(name: $0.name, targets: $0.targets) }
            packages = dump.dependencies.map(\.identity)
        } catch {
            throw .strangeManifest
        }
    }

    /// The target of that name.
    public subscript(name: String) -> Target? { targets.first { $0.name == name } }
}

extension Manifest.Target.Kind {
    /// Where SwiftPM looks for one whose path is not said.
    fileprivate var folder: String {
        switch self {
        case .library, .executable, .system: "Sources"
        case .test: "Tests"
        case .plugin: "Plugins"
        }
    }
}

import Foundation
package import ToolSupport

/// The targets of a package, as `swift package describe` reports them.
package struct Manifest: Equatable, Sendable, Decodable {
    /// A module or a program.
    package struct Target: Equatable, Sendable, Decodable {
        /// The kind of a target.
        package enum Kind: String, Sendable, Decodable {
            case library, executable, test, plugin
            case system = "system-target"
        }

        /// The name by which other targets depend on the target.
        package var name: String
        /// The name in an `import`.
        package var module: String
        package var kind: Kind
        /// The folder, relative to the package's folder.
        package var path: String
        /// The compiled files, relative to `path`.
        package var sources: [String]
        private var targetDependencies: [String]?

        package init(
            name: String, kind: Kind = .library, path: String, sources: [String] = [],
            dependencies: [String] = []
        ) {
            self.name = name
            self.module = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
            self.kind = kind
            self.path = path
            self.sources = sources
            self.targetDependencies = dependencies
        }

        private enum CodingKeys: String, CodingKey {
            case name, path, sources
            case module = "c99name"
            case kind = "type"
            case targetDependencies = "target_dependencies"
        }

        /// The names of the targets that the target depends on.
        package var dependencies: [String] { targetDependencies ?? [] }

        /// The layer of the target's folder, or `nil` if no target belongs there.
        package var layer: Layer? { Layer(folder: path) }

        /// The paths of the compiled files, relative to the package's folder.
        package var sourcePaths: [String] { sources.map { "\(path)/\($0)" } }
    }

    /// Another package that this one depends on.
    package struct Package: Equatable, Sendable, Decodable {
        package var identity: String

        package init(identity: String) { self.identity = identity }
    }

    /// The targets, by name if SwiftPM described them.
    package var targets: [Target]
    /// The third-party packages.
    package var packages: [Package]

    package init(targets: [Target], packages: [Package] = []) {
        self.targets = targets
        self.packages = packages
    }

    private enum CodingKeys: String, CodingKey {
        case targets
        case packages = "dependencies"
    }

    /// The target with a name.
    package subscript(name: String) -> Target? { targets.first { $0.name == name } }

    /// Decodes the JSON output of `swift package describe`.
    init(json: Data) throws(ToolError) {
        do {
            self = try JSONDecoder().decode(Manifest.self, from: json)
            targets.sort { $0.name < $1.name }
        } catch {
            throw Toolchain.unknownFormat(of: "swift package describe")
        }
    }

    /// Loads the whole package with SwiftPM, also if the environment selects a part of it.
    ///
    /// - Parameter root: The folder that contains `Package.swift`.
    /// - Throws: `ToolError` if SwiftPM rejects `Package.swift`.
    package init(root: String) throws(ToolError) {
        // A plugin of `swift package` runs while SwiftPM locks the usual build folder, and already
        // runs in a sandbox.
        let arguments = [
            "package", "--package-path", root, "--scratch-path", "\(root)/.build/package-facts",
            "--disable-sandbox", "describe", "--type", "json",
        ]
        guard let json = Toolchain.output(of: arguments) else {
            throw ToolError(
                .data, "SwiftPM cannot load Package.swift. Correct the errors above.")
        }
        try self.init(json: json)
    }
}

import Foundation
package import ToolSupport

/// A public declaration of a module, as the compiler's symbol graph lists it.
package struct Symbol: Equatable, Sendable {
    /// The kind of a declaration, for example `protocol`, `method` or `enum.case`.
    package var kind: String
    /// The names of the enclosing types and of the declaration, with argument labels.
    package var path: [String]
    /// True if a protocol requires the declaration.
    package var isRequirement: Bool
    /// The source file, relative to the package's folder.
    package var file: String
    /// The line number, from 1.
    package var line: Int

    package init(
        kind: String, path: [String], isRequirement: Bool = false, file: String, line: Int = 1
    ) {
        self.kind = kind
        self.path = path
        self.isRequirement = isRequirement
        self.file = file
        self.line = line
    }

    /// The name without argument labels.
    package var name: String { String(path.last?.prefix { $0 != "(" } ?? "") }

    /// True if the declaration is a type.
    package var isType: Bool {
        ["protocol", "struct", "class", "enum", "actor"].contains(kind)
    }
}

extension [Symbol] {
    /// Decodes symbol graphs of one module, and sorts their declarations by file and line.
    ///
    /// - Parameters:
    ///   - graphs: The graph of the module, and those of its extensions of other modules.
    ///   - root: The folder that contains `Package.swift`.
    init(json graphs: [Data], root: String) throws(ToolError) {
        do {
            self = try graphs.flatMap {
                try JSONDecoder().decode(Graph.self, from: $0).symbols(in: root)
            }.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
        } catch {
            throw Toolchain.unknownFormat(of: "swift symbolgraph-extract")
        }
    }

    /// Extracts the symbols of a module that is built.
    ///
    /// - Parameters:
    ///   - module: The name in an `import`.
    ///   - build: The folder with the products of the build.
    ///   - root: The folder that contains `Package.swift`.
    /// - Throws: `ToolError` if the module is not built.
    package init(of module: String, build: String, root: String) throws(ToolError) {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appending(path: "symbols-\(UUID().uuidString)")
        defer { try? files.removeItem(at: folder) }
        let maps = (try? files.contentsOfDirectory(atPath: "\(root)/Modules/System")) ?? []
        guard let target = Toolchain.targetArguments,
            (try? files.createDirectory(at: folder, withIntermediateDirectories: true)) != nil,
            Toolchain.output(
                of: ["symbolgraph-extract", "-module-name", module, "-I", "\(build)/Modules"]
                    + maps.flatMap { ["-I", "\(root)/Modules/System/\($0)"] } + target
                    + [
                        "-minimum-access-level", "public", "-skip-synthesized-members",
                        "-output-dir", folder.path,
                    ]) != nil,
            let graphs = try? files.contentsOfDirectory(atPath: folder.path).map({
                try Data(contentsOf: folder.appending(path: $0))
            })
        else {
            throw ToolError(
                .data,
                "The symbols of module \(module) cannot be extracted. Build the package first.")
        }
        try self.init(json: graphs, root: root)
    }
}

/// The parts of a symbol graph file that are used here.
private struct Graph: Decodable {
    struct Node: Decodable {
        struct Identifier: Decodable { let precise: String }
        struct Kind: Decodable { let identifier: String }
        struct Position: Decodable { let line: Int }
        struct Location: Decodable {
            let uri: String
            let position: Position
        }
        let identifier: Identifier
        let kind: Kind
        let pathComponents: [String]
        let location: Location?
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
    }

    let symbols: [Node]
    let relationships: [Relationship]

    func symbols(in root: String) -> [Symbol] {
        let kinds = ["requirementOf", "optionalRequirementOf"]
        let requirements = Set(relationships.filter { kinds.contains($0.kind) }.map(\.source))
        return symbols.compactMap { symbol in
            // A derived member, such as the `==` of Equatable, has no location.
            guard let location = symbol.location else { return nil }
            let path = URL(string: location.uri)?.path ?? location.uri
            return Symbol(
                kind: String(symbol.kind.identifier.trimmingPrefix("swift.")),
                path: symbol.pathComponents,
                isRequirement: requirements.contains(symbol.identifier.precise),
                file: String(path.trimmingPrefix("\(root)/")),
                line: location.position.line + 1)
        }
    }
}

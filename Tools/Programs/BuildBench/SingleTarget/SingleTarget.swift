import Measuring
import PackageFacts

/// The sources of a package, put together as one single target, and the tests of its features as
/// another one.
struct SingleTarget {
    /// The program that they make.
    static let program = "football-gather"

    private static let features = "Modules/Features/"
    private static let support = "TestSupport"

    private let manifest: Manifest
    private let pkgConfig: PkgConfigNames
    private let original: Folder

    init(of original: Folder, log: String) throws(BenchError) {
        let dump = try Program(directory: original.path, log: log)
            .output("swift", "package", "dump-package")
        try self.init(of: original, described: String(decoding: dump, as: UTF8.self))
    }

    /// - Parameter json: what `swift package dump-package` writes.
    init(of original: Folder, described json: String) throws(BenchError) {
        self.original = original
        do throws(PackageFactsError) { manifest = try Manifest(json: json) } catch {
            throw BenchError(error.description)
        }
        pkgConfig = try PkgConfigNames(json: json)
    }

    /// Writes it into a folder that is empty.
    func write(to folder: Folder) throws(BenchError) {
        let needed = manifest.closure(of: Self.program)
        let sources = needed.filter { $0.kind != .system }
        let libraries = needed.filter { $0.kind == .system }
        guard let program = sources.first(where: { $0.name == Self.program }) else {
            throw BenchError("the manifest declares no \(Self.program)")
        }
        for library in libraries { try original.copy(library.path, to: folder) }
        try folder.write(
            SingleManifest(program: program, libraries: libraries, pkgConfig: pkgConfig).text,
            to: "Package.swift")

        let tests = testTargets(of: sources)
        let modules = Set((sources + tests).map(\.module))
        let (files, testFiles) = (try read(sources), try read(tests))
        let names = try Renames(visibleNames(in: files))
        let testNames = try Renames(visibleNames(in: testFiles))
        for file in files {
            let text = names.applied(to: file.text, of: file.module)
            try folder.write(
                Imports.removed(modules, from: text), to: "\(SingleManifest.sources)/\(file.name)")
        }
        for file in testFiles {
            // What tests know of their subject's inside is called as it is there.
            let subject = String(file.module.dropLast("Tests".count))
            let text = testNames.applied(
                to: names.applied(to: file.text, of: subject), of: file.module)
            try folder.write(
                "@testable import \(program.module)\n"
                    + withoutPublic(Imports.removed(modules, from: text)),
                to: "\(SingleManifest.tests)/\(file.name)")
        }
    }

    /// What a file of a module is called where there are no modules: a target may have each name only
    /// once.
    static func fileName(_ path: String, of module: String) -> String {
        "\(module)_" + path.split(separator: "/").joined(separator: "_")
    }

    private struct File {
        let module: String
        let name: String
        let text: String
    }

    private func testTargets(of sources: [Manifest.Target]) -> [Manifest.Target] {
        let names = sources.filter { $0.path.hasPrefix(Self.features) }
            .map { "\($0.name)Tests" }
        return manifest.targets.filter { names.contains($0.name) || $0.name == Self.support }
    }

    private func read(_ targets: [Manifest.Target]) throws(BenchError) -> [File] {
        var files: [File] = []
        for target in targets {
            let folder = target.path
            for path in try original.swiftFiles(below: folder) {
                files.append(
                    File(
                        module: target.module, name: Self.fileName(path, of: target.module),
                        text: try original.text(of: "\(folder)/\(path)")))
            }
        }
        return files
    }

    private func visibleNames(
        in files: [File]
    ) -> [(module: String, names: [VisibleName])] {
        files.map { ($0.module, VisibleName.all(in: $0.text)) }
    }

    /// Nobody imports the tests, and what is internal in the program cannot be public in them.
    private func withoutPublic(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let indent = line.prefix { $0 == " " }
            let words = line.dropFirst(indent.count).split(
                separator: " ", omittingEmptySubsequences: false)
            return indent + words.filter { $0 != "public" }.joined(separator: " ")
        }.joined(separator: "\n")
    }
}

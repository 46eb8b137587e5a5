import Foundation
import PackageFacts
import ToolSupport

/// The metrics of the package.
struct PackageMetrics: Encodable {
    struct RoleMetrics: Encodable {
        let role: String
        let counts: SourceCounts?
        let originalLines: Int?
        let isShipped: Bool
    }

    struct ModuleMetrics: Encodable {
        let name: String
        let layer: String
        /// The counts of the module's files.
        let counts: SourceCounts
        /// The number of test functions in the module's test target.
        let tests: Int
        /// The number of modules that depend on the module.
        let fanIn: Int
        /// The number of modules that the module depends on.
        let fanOut: Int
        /// The share of `fanOut` in both numbers, or `nil` for a module without connections.
        let instability: Double?
        /// The percentage of covered lines, if measured.
        let coverage: Double?
    }

    /// The commit of the sources, if known.
    let commit: String?
    let roles: [RoleMetrics]
    /// The shipped modules by layer, from system libraries to the runner.
    let modules: [ModuleMetrics]
    /// The counts of all files that are part of the app.
    let shipped: SourceCounts
    /// The counts of all files.
    let all: SourceCounts
    /// A Boolean value indicating whether coverage was measured.
    let hasCoverage: Bool

    /// - Parameters:
    ///   - files: All Swift files.
    ///   - root: The absolute path of the package, because coverage reports contain absolute paths.
    init(
        _ manifest: Manifest, files: [SourceFile], root: String = "", commit: String? = nil,
        coverage: CoverageReport? = nil
    ) {
        let counts = Dictionary(
            uniqueKeysWithValues: files.map { ($0.path, SourceCounts(of: $0)) })
        func total(of paths: some Collection<String>) -> SourceCounts {
            paths.compactMap { counts[$0] }.reduce(SourceCounts(), +)
        }
        let byRole = Dictionary(grouping: counts.keys) { Role.index(ofFile: $0) }
        roles = Role.all.enumerated().map { index, role in
            RoleMetrics(
                role: role.note.map { "\(role.title) (\($0))" } ?? role.title,
                counts: byRole[index].map { total(of: $0) }, originalLines: role.originalLines,
                isShipped: role.isShipped)
        }
        shipped = roles.filter(\.isShipped).compactMap(\.counts).reduce(SourceCounts(), +)
        all = total(of: counts.keys)

        let graph = ModuleGraph(manifest)
        modules = graph.modules.map { module in
            let tests = manifest.targets.filter { Self.isTest($0, of: module.name) }.map(\.path)
            let (fanIn, fanOut) = (graph.fanIn(of: module.name), module.dependencies.count)
            return ModuleMetrics(
                name: module.name, layer: module.layer.title,
                counts: total(of: counts.keys.filter { $0.hasPrefix(module.path + "/") }),
                tests: total(
                    of: counts.keys.filter { path in tests.contains { path.hasPrefix($0 + "/") } }
                ).tests,
                fanIn: fanIn, fanOut: fanOut,
                instability: fanIn + fanOut == 0
                    ? nil : (100 * Double(fanOut) / Double(fanIn + fanOut)).rounded() / 100,
                coverage: coverage?.percentage(below: "\(root)/\(module.path)"))
        }
        hasCoverage = coverage != nil
        self.commit = commit
    }

    /// Returns whether a target contains the tests of a module: FootballGatherTests those of
    /// football-gather.
    private static func isTest(_ target: Manifest.Target, of module: String) -> Bool {
        let letters = module.filter(\.isLetter).lowercased()
        return target.kind == .test && target.name.lowercased() == "\(letters)tests"
    }
}

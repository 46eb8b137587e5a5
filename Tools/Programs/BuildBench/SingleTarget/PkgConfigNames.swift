import Measuring
import Platform

/// What C libraries are called by pkg-config, which a manifest has to repeat for SwiftPM to find them.
struct PkgConfigNames {
    private let names: [String: String]

    /// - Parameter json: what `swift package dump-package` writes.
    init(json: String) throws(BenchError) {
        do {
            let dump = try JSONDecoder().decode(Dump.self, from: Data(json.utf8))
            names = Dictionary(
                dump.targets.compactMap { target in target.pkgConfig.map { (target.name, $0) } },
                uniquingKeysWith: { one, _ in one })
        } catch {
            throw BenchError("what the manifest declares is not understood: \(error)")
        }
    }

    /// By the name of the target; nil for one that needs none.
    subscript(target: String) -> String? { names[target] }

    private struct Dump: Decodable {
        let targets: [Target]
    }

    private struct Target: Decodable {
        let name: String
        let pkgConfig: String?
    }
}

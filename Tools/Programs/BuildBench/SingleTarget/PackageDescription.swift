import Measuring

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What `swift package dump-package` says of a package, as far as it matters here.
struct PackageDescription: Decodable {
    /// A target of the manifest.
    struct Target: Decodable {
        let name: String
        /// `regular`, `executable`, `test`, `system` and others.
        let type: String
        let path: String?
        let pkgConfig: String?
        let dependencies: [Dependency]

        /// The name that sources import it by.
        var module: String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
    }

    /// `{"byName": ["Domain", null]}`
    struct Dependency: Decodable {
        let target: String?

        init(from decoder: any Decoder) throws {
            let kinds = try decoder.singleValueContainer().decode([String: [String?]].self)
            target = (kinds["byName"] ?? kinds["target"])?.first ?? nil
        }
    }

    let targets: [Target]

    init(json: Data) throws(BenchError) {
        do { self = try JSONDecoder().decode(Self.self, from: json) } catch {
            throw BenchError("what the manifest declares is not understood: \(error)")
        }
    }

    /// A target and all that it needs, in the order of the manifest.
    func closure(of name: String) -> [Target] {
        let known = Dictionary(targets.map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one })
        var found: Set<String> = []
        var rest = [name]
        while let next = rest.popLast() {
            guard let target = known[next], found.insert(next).inserted else { continue }
            rest += target.dependencies.compactMap(\.target)
        }
        return targets.filter { found.contains($0.name) }
    }
}

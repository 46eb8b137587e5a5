import PackageFacts

/// Targets that need each other, by what the manifest says and by what files import.
struct CycleRule {
    /// Where it is said that one needs the other.
    private enum Reason {
        case manifest
        case file(String, line: Int)
    }

    private let house: House
    private var needs: [String: [String: Reason]] = [:]

    init(_ house: House) {
        self.house = house
        let targets = house.manifest.targets
        let names = Dictionary(
            targets.map { ($0.module, $0.name) }, uniquingKeysWith: { one, _ in one })
        for file in house.files {
            guard let target = file.target else { continue }
            for found in file.imports {
                guard let name = names[found.module], name != target.name else { continue }
                add(name, to: target.name, .file(file.path, line: found.line))
            }
        }
        for target in targets {
            for name in target.dependencies where house.manifest[name] != nil {
                add(name, to: target.name, .manifest)
            }
        }
    }

    /// One for each cycle, at the first of its steps. Of cycles that share targets some may show only
    /// when the others are gone.
    func findings() -> [Finding] {
        var reported: Set<String> = []
        return needs.keys.sorted().compactMap { name in
            guard !reported.contains(name), let path = shortestPath(from: name, to: name),
                let reason = needs[name]?[path[1]]
            else { return nil }
            reported.formUnion(path)
            let sentence = "targets need each other: \(path.joined(separator: " → "))"
            switch reason {
            case .file(let path, let line):
                return Finding(.cycle, at: path, line: line, sentence)
            case .manifest:
                let line = house.manifestLine(of: name)
                return Finding(.cycle, at: "Package.swift", line: line, sentence)
            }
        }
    }

    private mutating func add(_ name: String, to target: String, _ reason: Reason) {
        if needs[target]?[name] == nil { needs[target, default: [:]][name] = reason }
    }

    /// At least one step long.
    private func shortestPath(from start: String, to end: String) -> [String]? {
        var paths = [[start]]
        var seen: Set<String> = []
        while !paths.isEmpty {
            var longer: [[String]] = []
            for path in paths {
                for next in (needs[path[path.count - 1]] ?? [:]).keys.sorted() {
                    if next == end { return path + [next] }
                    if seen.insert(next).inserted { longer.append(path + [next]) }
                }
            }
            paths = longer
        }
        return nil
    }
}

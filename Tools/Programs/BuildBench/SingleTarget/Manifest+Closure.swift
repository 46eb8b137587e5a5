import PackageFacts

extension Manifest {
    /// A target and all that it needs, in the order of the manifest.
    func closure(of name: String) -> [Target] {
        var found: Set<String> = []
        var rest = [name]
        while let next = rest.popLast() {
            guard let target = self[next], found.insert(next).inserted else { continue }
            rest += target.dependencies
        }
        return targets.filter { found.contains($0.name) }
    }
}

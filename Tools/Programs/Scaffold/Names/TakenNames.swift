/// What is called something in the package already.
struct TakenNames {
    /// Targets and products, by their names in lower case.
    private let modules: [String: String]
    /// Types of what a feature and the app can see, with the files that declare them.
    private let types: [String: String]
    /// The first step of each place in links, with the file that declares it.
    private let paths: [String: String]
    /// The members of `AppDestinations` and of `AppFeature`, and some more.
    private let members: Set<String>

    /// - Throws: what cannot be read.
    init(in package: PackageFolder) throws(Refusal) {
        let strings = strings(in: try package.text(of: "Package.swift"))
        let features = try package.folders(in: "Modules/Features")
        let names = strings + features + features.flatMap { ["\($0)Tests", "\($0)Demo"] }
        modules = Dictionary(
            names.map { ($0.lowercased(), $0) }, uniquingKeysWith: { one, _ in one })
        var types: [String: String] = [:]
        var paths: [String: String] = [:]
        for file in try package.swiftFiles(in: "Modules", "App") {
            let text = try package.text(of: file)
            for name in declaredTypes(in: text) { types[name] = types[name] ?? file }
            guard file.hasSuffix("Route.swift") else { continue }
            for path in firstSteps(in: text) { paths[path] = file }
        }
        self.types = types
        self.paths = paths
        var members: Set<String> = []
        for file in try package.swiftFiles(in: "App/Composition/Features")
            + ["App/Composition/SessionFlow/AppDestinations.swift"]
        {
            members.formUnion(declaredMembers(in: try package.text(of: file)))
        }
        self.members = members
    }

    /// - Throws: what has the name already.
    func check(_ name: FeatureName) throws(Refusal) {
        if let taken = modules[name.module.lowercased()] {
            throw Refusal(.usage, "The package has a \(taken) already.")
        }
        for type in [name.module] + FeatureTemplate.typeEndings.map({ name.module + $0 }) {
            if let file = types[type] {
                throw Refusal(
                    .usage,
                    "\(name.module) would not go with the type \(type) of \(file): "
                        + "choose another name.")
            }
        }
        if let file = paths[name.path] {
            throw Refusal(.usage, "Links have a place called \(name.path) already: see \(file).")
        }
        guard !members.contains(name.member) else {
            throw Refusal(
                .usage, "The app has a member \(name.member) already: choose another name.")
        }
    }
}

/// Everything that stands between quotes.
private func strings(in text: String) -> [String] {
    text.split(separator: "\n").flatMap { line in
        line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }
}

private let typeWords: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "typealias",
]

/// The names behind `struct` and its like, wherever they stand: a comment refuses one name more.
private func declaredTypes(in text: String) -> [String] {
    names(behind: typeWords, in: text)
}

private func declaredMembers(in text: String) -> [String] {
    names(behind: ["var", "let", "func"], in: text)
}

private func names(behind words: Set<Substring>, in text: String) -> [String] {
    text.split(separator: "\n").flatMap { line -> [String] in
        let parts = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return zip(parts, parts.dropFirst()).filter { words.contains($0.0) }.map { String($0.1) }
    }
}

/// `teams` of `path: "teams/:players"`.
private func firstSteps(in text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
        guard let start = line.firstRange(of: "path: \"") else { return nil }
        return line[start.upperBound...].split { $0 == "/" || $0 == "\"" }.first.map(String.init)
    }
}

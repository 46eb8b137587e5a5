import ToolSupport

/// The names in the package that a new feature must not repeat.
struct TakenNames {
    /// The targets and products by their names in lower case.
    private var targets: [String: String] = [:]
    /// The files by the types that they declare.
    private var types: [String: String] = [:]
    /// The files by the first component of the deep links that they declare.
    private var paths: [String: String] = [:]
    /// The members of the feature catalogue and of the destinations.
    private var members: Set<String> = []

    init(in package: PackageFolder) throws(ToolError) {
        let features = try package.names(in: "Modules/Features")
        let quoted = try package.text(of: "Package.swift").split(separator: "\"")
        for name in features + quoted.map(String.init) { targets[name.lowercased()] = name }
        for file in try package.allFiles(in: "Modules") + package.allFiles(in: "App")
        where file.hasSuffix(".swift") {
            let text = try package.text(of: file)
            for type in declaredTypes(in: text) { types[type] = file }
            if file.hasSuffix("Route.swift") {
                for path in text.split(separator: "path: \"").dropFirst() {
                    paths[String(path.prefix { $0 != "/" && $0 != "\"" })] = file
                }
            }
            if file.hasPrefix("App/Composition/Features/") {
                members.formUnion(names(after: ["var", "let", "func"], in: text))
            }
        }
    }

    /// - Throws: The declaration that already has the name, or a name that the template declares.
    func check(_ template: FeatureTemplate) throws(ToolError) {
        let name = template.name
        if let taken = targets[name.module.lowercased()] {
            throw ToolError(
                .usage, "The package already contains \(taken). Choose another name.")
        }
        let declared = template.files.values.flatMap(declaredTypes)
        for type in [name.module] + declared.filter({ $0.hasPrefix(name.module) }) {
            if let file = types[type] {
                throw ToolError(
                    .usage, "\(file) already declares \(type). Choose another name.")
            }
        }
        if let file = paths[name.path] {
            throw ToolError(
                .usage, "\(file) already declares the link \(name.path). Choose another name.")
        }
        guard !members.contains(name.member) else {
            throw ToolError(
                .usage, "The app already has a member \(name.member). Choose another name.")
        }
    }
}

private func declaredTypes(in text: String) -> Set<String> {
    names(after: ["struct", "class", "enum", "protocol", "actor", "typealias"], in: text)
}

/// Returns the words that follow one of the keywords, also in comments. A match in a comment only makes
/// a free name unavailable.
private func names(after keywords: Set<Substring>, in text: String) -> Set<String> {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return Set(
        zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map { String($0.1) })
}

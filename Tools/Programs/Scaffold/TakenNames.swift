import ToolSupport

/// The names in the package that a new feature must not repeat.
struct TakenNames {
    /// The files by the names that they declare: `target login`, `type LoginRoute`, `link players`
    /// or `member login`. The names of targets are in lower case.
    private var files: [String: String] = [:]

    init(in package: PackageFolder) throws(ToolError) {
        let quoted = try package.text(of: "Package.swift").split(separator: "\"").map(String.init)
        for name in try package.names(in: "Modules/Features") + quoted {
            files["target \(name.lowercased())"] = "Package.swift"
        }
        for file in try package.allFiles(in: "Modules") + package.allFiles(in: "App")
        where file.hasSuffix(".swift") {
            let text = try package.text(of: file)
            for type in declaredTypes(in: text) { files["type \(type)"] = file }
            if file.hasSuffix("Route.swift") {
                for path in text.split(separator: "path: \"").dropFirst() {
                    files["link \(path.prefix { $0 != "/" && $0 != "\"" })"] = file
                }
            }
            if file.hasPrefix("App/Composition/Features/") {
                for member in names(after: ["var", "let", "func"], in: text) {
                    files["member \(member)"] = file
                }
            }
        }
    }

    /// - Throws: The declaration that already has the name, or a name that the template declares.
    func check(_ template: FeatureTemplate) throws(ToolError) {
        let name = template.name
        // Tools/texts declares the type of the texts.
        let types =
            template.files.values.flatMap(declaredTypes).filter { $0.hasPrefix(name.module) }
            + ["\(name.module)Strings"]
        if let file = files["target \(name.module.lowercased())"] {
            throw ToolError(
                .usage, "\(file) already declares the target \(name.module). Choose another name.")
        }
        for name in ["link \(name.path)", "member \(name.member)"]
            + ([name.module] + types).map({ "type \($0)" })
        {
            guard let file = files[name] else { continue }
            throw ToolError(.usage, "\(file) already declares the \(name). Choose another name.")
        }
    }
}

private func declaredTypes(in text: String) -> Set<String> {
    names(after: ["struct", "class", "enum", "protocol", "actor", "typealias"], in: text)
}

/// Returns the words that follow one of the keywords, also in comments. A match in a comment only
/// makes a free name unavailable.
private func names(after keywords: Set<Substring>, in text: String) -> Set<String> {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return Set(
        zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map { String($0.1) })
}

/// Names without signs for what a graph shows, as languages for graphs want them: readable, and never
/// one for two.
struct GraphNames {
    private var taken: Set<String> = []
    private var types: [String: String] = [:]
    private var askers: [String: String] = [:]
    private var scopes: [Scope: String] = [:]

    init(_ graph: ContainerGraph) {
        for node in graph.nodes { types[node.name] = take(node.name) }
        for requirement in graph.requirements {
            askers[requirement.name] = take("by " + requirement.name)
        }
        for scope in graph.scopes { scopes[scope] = take("scope " + scope.name) }
    }

    func type(_ name: String) -> String { types[name] ?? "" }

    func asker(_ name: String) -> String { askers[name] ?? "" }

    func scope(_ scope: Scope) -> String { scopes[scope] ?? "" }

    /// Letters, digits and underscores. A small letter in front could make a word of the language of
    /// it, as could a digit.
    private mutating func take(_ name: String) -> String {
        let letters = name.map { character in
            character.isASCII && (character.isLetter || character.isNumber) ? character : "_"
        }
        let isPlain = letters.first?.isUppercase == true || letters.contains("_")
        let base = (isPlain && letters.first?.isNumber == false ? "" : "type_") + String(letters)
        var free = base
        var number = 2
        while !taken.insert(free).inserted {
            free = "\(base)_\(number)"
            number += 1
        }
        return free
    }
}

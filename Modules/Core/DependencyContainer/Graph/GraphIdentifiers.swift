/// Identifiers of types, requirements and scopes for graph languages. All are different.
struct GraphIdentifiers {
    private var taken: Set<String> = []
    private var types: [String: String] = [:]
    private var requirements: [String: String] = [:]
    private var scopes: [Scope: String] = [:]

    init(_ graph: ContainerGraph) {
        for node in graph.nodes { types[node.name] = identifier(for: node.name) }
        for requirement in graph.requirements {
            requirements[requirement.name] = identifier(for: "by " + requirement.name)
        }
        for scope in graph.scopes { scopes[scope] = identifier(for: "scope " + scope.name) }
    }

    func type(_ name: String) -> String { types[name] ?? "" }

    func requirement(_ name: String) -> String { requirements[name] ?? "" }

    func scope(_ scope: Scope) -> String { scopes[scope] ?? "" }

    /// Returns a new identifier of letters, digits and underscores. It does not begin with a digit, and it
    /// is no keyword of a graph language, because those have lower-case letters only.
    private mutating func identifier(for name: String) -> String {
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

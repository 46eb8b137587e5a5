/// What a file names for its module, or for all: a type, a function or a variable at its top, or a
/// member of an extension. `PackageFacts` knows more of a declaration, and not what matters where modules
/// become one: by what two of them would clash, and whether it stands in a type or in an extension.
struct VisibleName: Hashable {
    /// Who sees it.
    enum Access: Hashable {
        case file, module, all
    }

    let name: String
    /// What two of them must not share in one module: types and variables by their names, with
    /// the type that they extend; functions by their whole first line.
    let identity: String
    let access: Access

    /// What a file declares, by the lines that begin it: the formatter sees to it that those at the
    /// top are not indented, and that members are by four blanks.
    static func all(in text: String) -> [VisibleName] {
        var found: [VisibleName] = []
        var extended: (type: String, access: Access)?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("}") { extended = nil }
            if line.hasPrefix("    "), !line.hasPrefix("     "), let extended {
                guard let member = Self(line.dropFirst(4), of: extended.type) else { continue }
                found.append(
                    extended.access == .file
                        ? Self(name: member.name, identity: member.identity, access: .file) : member
                )
            } else if let first = line.first, first != " ", first != "/" {
                if let name = Self(line, of: nil) { found.append(name) }
                extended = Self.extended(by: line)
            }
        }
        return found
    }

    private init(name: String, identity: String, access: Access) {
        self.name = name
        self.identity = identity
        self.access = access
    }

    private init?(_ line: Substring, of type: String?) {
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(where: declaring.contains),
            words[..<keyword].allSatisfy(isModifier), keyword + 1 < words.count
        else { return nil }
        let rest = words[(keyword + 1)...]
        let name = rest[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !name.isEmpty else { return nil }
        self.name = String(name)
        access = Self.access(words[..<keyword])
        let shown = words[keyword] == "func" ? rest.joined(separator: " ") : String(name)
        identity = [type, shown].compactMap(\.self).joined(separator: ".")
    }

    private static func extended(by line: Substring) -> (String, Access)? {
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(of: "extension"), keyword + 1 < words.count,
            words[..<keyword].allSatisfy(isModifier)
        else { return nil }
        let type = words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "." }
        return (String(type), access(words[..<keyword]))
    }

    private static func access(_ modifiers: ArraySlice<Substring>) -> Access {
        if modifiers.contains("public") { return .all }
        return modifiers.contains("private") || modifiers.contains("fileprivate") ? .file : .module
    }
}

private let declaring: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "func", "let", "var",
]

private func isModifier(_ word: Substring) -> Bool {
    word.hasPrefix("@") || modifiers.contains(word.prefix { $0 != "(" })
}

private let modifiers: Set<Substring> = [
    "public", "private", "fileprivate", "internal", "final", "indirect", "nonisolated", "static",
    "mutating", "weak", "lazy", "convenience", "override",
]

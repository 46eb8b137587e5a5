/// What stands between two braces.
struct DeclarationScope {
    /// Of a function, a closure, an accessor: nothing in it is for others.
    static let body = DeclarationScope(name: "", isBody: true)

    var name: String
    var isBody = false
    /// Of a type; nil for an extension.
    var kind: Declaration.Kind?
    /// Of a type: who may use it. Of an extension: what is written before it.
    var access: Declaration.Access?
    /// How many parentheses are open around it.
    var outerDepth = 0

    static func type(_ declaration: Declaration) -> DeclarationScope {
        DeclarationScope(
            name: declaration.name, kind: declaration.kind, access: declaration.access)
    }

    static func `extension`(_ access: Declaration.Access?) -> DeclarationScope {
        DeclarationScope(name: "", access: access)
    }

    /// Who may use a member.
    ///
    /// - Parameters:
    ///   - declared: What is written before it.
    ///   - isPart: Whether whoever may use the type may use it too.
    func access(declared: Declaration.Access?, isPart: Bool) -> Declaration.Access {
        guard kind != nil, let access else { return declared ?? access ?? .internal }
        return isPart ? access : min(declared ?? .internal, access)
    }
}

/// What stands between a type's name and its brace.
struct DeclarationHeader {
    private(set) var parents: [String] = []
    private var isInParents = false
    /// Of generic parameters and arguments.
    private var angles = 0

    mutating func read(_ token: Substring, after previous: Substring) {
        if CodeToken.isOperator(token), token != "->" {
            angles += token.utf8.reduce(0) { sum, byte in
                sum + (byte == UInt8(ascii: "<") ? 1 : byte == UInt8(ascii: ">") ? -1 : 0)
            }
        } else if angles > 0 {
            return
        } else if token == ":" {
            isInParents = true
        } else if token == "where" {
            isInParents = false
        } else if isInParents, previous == ".", CodeToken.isWord(token), !parents.isEmpty {
            parents[parents.count - 1] += ".\(token)"
        } else if isInParents, CodeToken.isWord(token), previous != "~" {
            parents.append(String(token))
        }
    }
}

/// Finds declarations token by token, at the top of a file and within types and extensions. What is
/// inside functions, closures and accessors is passed over.
struct DeclarationReader {
    private(set) var declarations: [Declaration] = []
    private var scopes: [DeclarationScope] = []
    /// Of the declaration that begins.
    private var access: Declaration.Access?
    private var attributes: [String] = []
    private var expected = Expected.nothing
    /// What the next brace opens, when it is no body.
    private var opening: DeclarationScope?
    /// How many parentheses and brackets are open in the innermost scope.
    private var depth = 0
    private var previous: Substring = ""

    /// What comes next at depth 0.
    private enum Expected {
        case nothing
        case name(of: Declaration.Kind, line: Int)
        /// The names of an enumeration's cases, with commas between them.
        case caseName, commaOfCase
        case extendedType
        /// Of the type that `declarations` ends with.
        case header(DeclarationHeader)
    }

    mutating func read(_ line: String, number: Int) {
        let tokens = CodeToken.all(in: line)
        if let first = tokens.first, conditions.contains(first) { return }
        for (index, token) in tokens.enumerated() {
            let next = index + 1 < tokens.count ? tokens[index + 1] : ""
            read(token, next: next, line: number)
            previous = token
        }
    }

    private mutating func read(_ token: Substring, next: Substring, line: Int) {
        switch token {
        case "{": open()
        case "}": close()
        case _ where scopes.last?.isBody == true: break
        case "(", "[": depth += 1
        case ")", "]": depth -= 1
        case _ where depth > 0: break
        default: readOutside(token, next: next, line: line)
        }
    }

    private mutating func open() {
        var scope = depth == 0 ? opening ?? .body : .body
        scope.outerDepth = depth
        scopes.append(scope)
        depth = 0
        opening = nil
        reset()
    }

    private mutating func close() {
        depth = scopes.popLast()?.outerDepth ?? 0
        reset()
    }

    private mutating func reset() {
        expected = .nothing
        access = nil
        attributes = []
    }

    private mutating func readOutside(_ token: Substring, next: Substring, line: Int) {
        switch expected {
        case .name(let kind, let start): finish(kind, named: token, line: start)
        case .extendedType:
            if token == "." || CodeToken.isWord(token), token != "where" {
                opening?.name += token
            } else {
                expected = .nothing
            }
        case .header(var header):
            header.read(token, after: previous)
            expected = .header(header)
            if !declarations.isEmpty {
                declarations[declarations.count - 1].parents = header.parents
            }
        case .caseName where CodeToken.isWord(token):
            declare(.case, named: token, line: line)
            expected = .commaOfCase
        case .commaOfCase where token == ",": expected = .caseName
        case .nothing, .caseName, .commaOfCase: readBeginning(token, next: next, line: line)
        }
    }

    /// Modifiers and the keyword of a declaration, or a part of an expression.
    private mutating func readBeginning(_ token: Substring, next: Substring, line: Int) {
        if token.hasPrefix("@") {
            attributes.append(String(token))
        } else if let level = accessLevels[token] {
            // `private(set)` says nothing about who may read it.
            if next != "(" { access = level }
        } else if token == "class", members.contains(next) || modifiers.contains(next) {
            // A modifier: `class func`.
        } else if token == "extension" {
            opening = .extension(access)
            reset()
            expected = .extendedType
        } else if let kind = Declaration.Kind(rawValue: String(token)), previous != "." {
            begin(kind, line: line)
        } else if !modifiers.contains(token), CodeToken.isWord(token) {
            access = nil
            attributes = []
        }
    }

    private mutating func begin(_ kind: Declaration.Kind, line: Int) {
        opening = nil
        switch kind {
        case .case: expected = .caseName
        case .`init`, .subscript:
            declare(kind, named: Substring(kind.rawValue), line: line)
            reset()
        default: expected = .name(of: kind, line: line)
        }
    }

    private mutating func finish(_ kind: Declaration.Kind, named name: Substring, line: Int) {
        guard CodeToken.isWord(name) || CodeToken.isOperator(name) else { return reset() }
        declare(kind, named: name, line: line)
        reset()
        guard kind.isType, let last = declarations.last else { return }
        opening = .type(last)
        expected = .header(DeclarationHeader())
    }

    private mutating func declare(_ kind: Declaration.Kind, named name: Substring, line: Int) {
        let scope = scopes.last
        let isPart = scope?.kind == .protocol || kind == .case
        declarations.append(
            Declaration(
                kind: kind, name: String(name),
                access: scope?.access(declared: access, isPart: isPart) ?? access ?? .internal,
                line: line,
                container: scopes.isEmpty ? nil : scopes.map(\.name).joined(separator: "."),
                isPartOfType: isPart, attributes: attributes, parents: []))
    }
}

private let conditions: Set<Substring> = ["#if", "#elseif", "#else", "#endif"]
private let accessLevels: [Substring: Declaration.Access] = [
    "private": .private, "fileprivate": .fileprivate, "internal": .internal, "package": .package,
    "public": .public, "open": .open,
]
private let members: Set<Substring> = ["func", "var", "let", "subscript"]
private let modifiers: Set<Substring> = [
    "static", "final", "override", "mutating", "nonmutating", "convenience", "required", "lazy",
    "weak", "unowned", "nonisolated", "indirect", "dynamic", "prefix", "postfix", "infix",
    "consuming", "borrowing", "distributed", "isolated",
]

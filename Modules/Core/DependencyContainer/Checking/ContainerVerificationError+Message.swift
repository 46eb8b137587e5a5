extension ContainerVerificationError: CustomStringConvertible {
    /// What is wrong, where, and which line of code mends it.
    public var description: String {
        ([sentence] + lines.map { "    at \($0)" } + [advice]).joined(separator: "\n")
    }

    private var sentence: String {
        switch kind {
        case .missing(let type, let needers):
            "\(type) is not registered, and \(enumeration(needers)) \(needers.count == 1 ? "needs" : "need") it."
        case .cycle(let path):
            path.count == 2
                ? "\(path[0]) needs itself."
                : "These need each other: \(arrows(path))."
        case .captive(let path, let lives, let holds):
            "\(first(path)) lives as long as the \(lives) and would keep \(last(path)) alive, "
                + "which lives in the \(holds): \(arrows(path))."
        case .unseen(let path, let lives, let holds):
            "\(first(path)) lives in the \(lives), from where \(last(path)) is never seen, "
                + "which lives in the \(holds): \(arrows(path))."
        case .apart(let one, let other):
            "\(first(one)) can never be made, because \(last(one)) and \(last(other)) live in scopes "
                + "that never see each other: \(arrows(one)), and \(arrows(other))."
        case .unready(let type, let need):
            "\(type) is made at once, and \(need) has to be awaited, anew each time."
        case .duplicate(let type):
            "\(type) is registered \(lines.count == 2 ? "twice" : "\(lines.count) times")."
        case .unused(let type):
            "\(type) is registered, and nobody needs it."
        }
    }

    private var advice: String {
        switch kind {
        case .missing(let type, _):
            "Add: container.register(\(metatype(type)), needs: …) { … }"
        case .cycle(let path):
            "Take one need away, such as \(metatype(last(path))) from: "
                + "container.register(\(metatype(path[path.count - 2])), needs: …"
        case .captive(let path, _, let holds):
            "Change to: container.register(\(metatype(first(path))), scope: .\(holds), needs: …"
        case .unseen(let path, _, _), .apart(let path, _):
            "Take \(metatype(path[1])) away from: "
                + "container.register(\(metatype(first(path))), needs: …"
        case .unready(let type, let need):
            "Change to: container.register(awaiting: \(metatype(type)), needs: …\n"
                + "or to: container.register(awaiting: \(metatype(need)), scope: .app, needs: …"
        case .duplicate(let type):
            "Take all but one away, or where another is meant to win: "
                + "container.replace(\(metatype(type)), needs: …) { … }"
        case .unused(let type):
            "Take it away, or where a flow asks for it: "
                + "container.require(\(metatype(type)), by: \"…\")"
        }
    }
}

/// As a type is written where a value of its type is meant: `Car.self`, `(any Engine).self`.
func metatype(_ type: String) -> String {
    var depth = 0
    for character in type {
        switch character {
        case "<", "(", "[": depth += 1
        case ">", ")", "]": depth -= 1
        case " " where depth == 0: return "(\(type)).self"
        default: break
        }
    }
    return "\(type).self"
}

private func first(_ path: [String]) -> String { path.first ?? "" }

private func last(_ path: [String]) -> String { path.last ?? "" }

private func arrows(_ path: [String]) -> String { path.joined(separator: " → ") }

/// `A, B and C`.
private func enumeration(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
}

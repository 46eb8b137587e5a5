/// What somebody outside of the graph asks for.
struct Requirement {
    let key: TypeKey
    /// Who asks.
    let name: String
    let line: SourceLine
}

/// How one type is made, as far as that can be told without knowing the type.
@MainActor class Registration {
    let key: TypeKey
    let scope: Scope
    /// How deep the scope lies; 0 for what is not kept.
    let depth: Int
    let needs: [TypeKey]
    private let file: StaticString
    private let number: UInt

    init(
        key: TypeKey, scope: Scope, needs: [TypeKey], file: StaticString, line: UInt
    ) {
        self.key = key
        self.scope = scope
        depth = scope.depth
        self.needs = needs
        self.file = file
        number = line
    }

    /// Where it was registered.
    var line: SourceLine { SourceLine(file: file.description, line: Int(number)) }

    /// How the value comes to be.
    var origin: ContainerGraph.Origin { .handedIn }

    /// Sees to it that the value will be there, where that takes a while.
    ///
    /// - Returns: what has to be waited for; nil when there is nothing to wait for.
    func begin(in container: Container) -> Creation? { nil }
}

/// How one type is made.
final class Recipe<Value>: Registration {
    enum Making {
        /// Handed in when the scope is opened.
        case handedIn
        /// Made at once, on the main actor.
        case now(@MainActor (Container) throws(ContainerError) -> Value)
        /// Made elsewhere, while the main actor does other things.
        case awaited(@MainActor (ContainerReference) async throws -> Value)
    }

    let making: Making

    init(
        _ type: Value.Type, scope: Scope, needs: [TypeKey], file: StaticString, line: UInt,
        making: Making
    ) {
        self.making = making
        super.init(
            key: TypeKey(type: type), scope: scope, needs: needs, file: file, line: line)
    }

    override var origin: ContainerGraph.Origin {
        switch making {
        case .handedIn: .handedIn
        case .now: .made
        case .awaited: .awaited
        }
    }

    override func begin(in container: Container) -> Creation? {
        guard case .awaited(let make) = making, scope != .unique else { return nil }
        return container.creation(of: key, by: make)
    }
}

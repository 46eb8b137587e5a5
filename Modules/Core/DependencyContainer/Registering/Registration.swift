/// A type that code outside the container resolves.
struct Requirement {
    let key: TypeKey
    /// The name of that code, such as a flow.
    let name: String
    let line: SourceLine
}

/// The way in which a value depends on its needs.
enum NeedKind {
    /// The needs are made first.
    case required
    /// The value is nil where the scope of its need is not open.
    case optional
    /// The need is resolved after the value was made.
    case late
}

/// A registration of a type, without the type as a generic parameter.
@MainActor class Registration {
    typealias Place = (file: StaticString, line: UInt)

    let key: TypeKey
    let scope: Scope
    /// The depth of the scope, 0 for `unique`.
    let depth: Int
    let needs: [TypeKey]
    let origin: ContainerGraph.Origin
    /// A Boolean value that is true if the container keeps no strong reference to the value.
    let isWeak: Bool
    let needKind: NeedKind
    let place: Place?
    /// The index in the registry.
    var index = 0
    /// The index in the newest `NeedGraph`.
    var number = 0
    /// The number of containers that are making a value.
    var countInProgress = 0

    init(
        _ key: TypeKey, scope: Scope, needs: [TypeKey], origin: ContainerGraph.Origin,
        isWeak: Bool = false, needKind: NeedKind = .required, at place: Place?
    ) {
        self.key = key
        self.scope = scope
        depth = scope.depth
        self.needs = needs
        self.origin = origin
        self.isWeak = isWeak
        self.needKind = needKind
        self.place = place
    }

    var line: SourceLine? {
        place.map { SourceLine(file: $0.file, line: $0.line) }
    }

    /// A Boolean value that is true for a list of contributions, an optional and a provider.
    var isDerived: Bool { place == nil }

    /// Makes a value of the registered type.
    // A method, because a cast in the caller would retain the closure for each value.
    @inline(__always)
    func make<Value>(
        _ type: Value.Type, in container: Container
    ) throws(ContainerError) -> Value {
        // The key of a registration is its `Value`. A checked cast would double the time in which
        // `resolve` makes a value.
        try unsafeDowncast(self, to: TypedRegistration<Value>.self).make(container)
    }

    /// Makes a value.
    func make(in container: Container) throws(ContainerError) -> KeptValue {
        throw .missingScopeValue(key.name, scope)
    }
}

/// A registration whose values are made on the main actor when they are resolved.
final class TypedRegistration<Value>: Registration {
    let make: @MainActor (Container) throws(ContainerError) -> Value

    /// - Parameters:
    ///   - number: The number of a contribution, or 0.
    ///   - place: The line of the registration, or nil for a derived registration.
    init(
        _ type: Value.Type, number: Int = 0, scope: Scope = .unique, needs: [TypeKey],
        isWeak: Bool = false, needKind: NeedKind = .required, at place: Place? = nil,
        make: @escaping @MainActor (Container) throws(ContainerError) -> Value
    ) {
        self.make = make
        super.init(
            TypeKey(type: type, number: number), scope: scope, needs: needs, origin: .made,
            isWeak: isWeak, needKind: needKind, at: place)
    }

    override func make(in container: Container) throws(ContainerError) -> KeptValue {
        KeptValue(try make(container))
    }
}

/// A line of source code.
public struct SourceLine: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file: `Module/File.swift`.
    public let file: String
    /// The number of the line, from 1.
    public let line: Int

    init(file: StaticString, line: UInt) {
        self.file = file.description
        self.line = Int(line)
    }

    /// The file and the line, in the form of compiler diagnostics: `Module/File.swift:7`.
    public var description: String { "\(file):\(line)" }
}

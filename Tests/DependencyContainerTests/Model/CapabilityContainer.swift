import DependencyContainer

/// A container whose types and needs are chosen at run time.
@MainActor struct CapabilityContainer {
    typealias Model = CapabilityModel

    enum Change {
        case register(Scope)
        case registerWeak(Scope)
        case registerNamed(Scope)
        case registerArgument
        case replace(Scope)
        case contribute(Scope)
        case decorate
    }

    /// The name of the named values.
    private enum Variant {}

    static let types: [any TypedPart.Type] = [
        TaggedPart<Int8>.self, TaggedPart<Int16>.self, TaggedPart<Int32>.self,
        TaggedPart<Int64>.self,
    ]

    let container = Container()
    let factory = PartFactory()

    /// Changes a registration to one with a maker.
    func apply(_ change: Change, to tag: Int, _ maker: Model.Maker) {
        func open<Value: TypedPart>(_ type: Value.Type) {
            apply(change, to: type, maker.label, maker.needs.map(Self.type)[...])
        }
        open(Self.types[tag])
    }

    private func apply<Value: TypedPart, each Need: PartNeed>(
        _ change: Change, to type: Value.Type, _ label: String,
        _ rest: ArraySlice<any PartNeed.Type>, _ needs: repeat (each Need).Type
    ) {
        func open<Next: PartNeed>(_ next: Next.Type) {
            apply(change, to: type, label, rest.dropFirst(), repeat each needs, next)
        }
        if let next = rest.first { return open(next) }
        let make: @MainActor (repeat each Need) -> Value = { [factory] (need: repeat each Need) in
            factory.make(label, parts(repeat each need))
        }
        switch change {
        case .register(let scope):
            container.register(type, scope: scope, needs: repeat each needs, make: make)
        case .registerWeak(let scope):
            container.register(weak: type, scope: scope, needs: repeat each needs, make: make)
        case .registerNamed(let scope):
            container.register(
                Named<Value, Variant>.self, scope: scope, needs: repeat each needs
            ) { (need: repeat each Need) in Named(make(repeat each need)) }
        case .registerArgument:
            container.register(type, with: String.self, needs: repeat each needs) {
                [factory] (argument: String, need: repeat each Need) in
                factory.make(label + argument, parts(repeat each need))
            }
        case .replace(let scope):
            container.replace(type, scope: scope, needs: repeat each needs, make: make)
        case .contribute(let scope):
            container.contribute(type, scope: scope, needs: repeat each needs, make: make)
        case .decorate:
            container.decorate(type, needs: repeat each needs) {
                [factory] (value: Value, need: repeat each Need) in
                factory.make(label, [value] + parts(repeat each need))
            }
        }
    }

    func unregister(_ key: Model.Key) {
        func open<Value: TypedPart>(_ type: Value.Type) {
            switch key {
            case .plain, .contribution: container.unregister(type)
            case .named: container.unregister(Named<Value, Variant>.self)
            case .argument: container.unregister((@MainActor (String) -> Value).self)
            }
        }
        open(Self.types[key.tag])
    }

    /// Returns the parts of a key. For a contribution, those of the whole list.
    func resolve(_ key: Model.Key, in container: Container) throws(ContainerError) -> [Part] {
        func open<Value: TypedPart>(_ type: Value.Type) throws(ContainerError) -> [Part] {
            switch key {
            case .plain: try container.resolve(type).parts
            case .named: try container.resolve(Named<Value, Variant>.self).parts
            case .argument: try container.resolve(type, with: "").parts
            case .contribution: try container.resolve([Value].self).parts
            }
        }
        return try open(Self.types[key.tag])
    }

    private static func type(of need: Model.Need) -> any PartNeed.Type {
        func open<Value: TypedPart>(_ type: Value.Type) -> any PartNeed.Type {
            switch need {
            case .plain: type
            case .named: Named<Value, Variant>.self
            case .optional: Value?.self
            case .list: [Value].self
            }
        }
        return open(types[need.tag])
    }
}

extension CapabilityModel.Key {
    var tag: Int {
        switch self {
        case .plain(let tag), .named(let tag), .argument(let tag), .contribution(let tag, _): tag
        }
    }
}

extension CapabilityModel.Need {
    fileprivate var tag: Int {
        switch self {
        case .plain(let tag), .named(let tag), .optional(let tag), .list(let tag): tag
        }
    }
}

private func parts<each Need: PartNeed>(_ needs: repeat each Need) -> [Part] {
    var parts: [Part] = []
    for need in repeat each needs { parts += need.parts }
    return parts
}

import DependencyContainer

/// A value of a random container, or the same value in its model. Equal numbers mean the same
/// object.
class Part {
    let number: Int
    let label: String
    let needs: [Part]

    required init(_ number: Int, _ label: String, _ needs: [Part]) {
        self.number = number
        self.label = label
        self.needs = needs
    }
}

/// Makes parts and numbers them.
@MainActor final class PartFactory {
    private(set) var count = 0

    func make<Value: Part>(_ label: String, _ needs: [Part]) -> Value {
        count += 1
        return Value(count, label, needs)
    }
}

/// A type that a registration of a random container can need.
protocol PartNeed {
    var parts: [Part] { get }
}

protocol TypedPart: Part, PartNeed {}

extension TypedPart {
    var parts: [Part] { [self] }
}

final class TaggedPart<Tag>: Part, TypedPart {}

extension Optional: PartNeed where Wrapped: PartNeed {
    var parts: [Part] { map(\.parts) ?? [] }
}

extension Array: PartNeed where Element: PartNeed {
    var parts: [Part] { flatMap(\.parts) }
}

extension Named: PartNeed where Value: PartNeed {
    var parts: [Part] { value.parts }
}

import Navigation

/// What a navigator should do, said as simply as possible: nested arrays, a whole copy for each
/// transaction, and everything else worked out anew from them.
struct ReferenceModel {
    indirect enum Place: Equatable {
        case screen(Int, owner: Int, serial: Int)
        case tabs([[Place]], selected: Int, owner: Int, serial: Int)

        var owner: Int {
            switch self {
            case .screen(_, let owner, _), .tabs(_, _, let owner, _): owner
            }
        }

        var serial: Int {
            switch self {
            case .screen(_, _, let serial), .tabs(_, _, _, let serial): serial
            }
        }

        /// This place and all within it.
        var all: [Place] {
            switch self {
            case .screen: [self]
            case .tabs(let stacks, _, _, _): [self] + stacks.flatMap { $0.flatMap(\.all) }
            }
        }

        var hasEmptyStack: Bool {
            switch self {
            case .screen: false
            case .tabs(let stacks, _, _, _):
                stacks.contains { $0.isEmpty || $0.contains(where: \.hasEmptyStack) }
            }
        }
    }

    struct Layer: Equatable {
        var places: [Place]
        /// The serial of a place further down.
        var presenter: Int?
    }

    var layers: [Layer] = []
    /// The coordinators that live.
    var started: Set<Int> = []
    var parents: [Int: Int] = [:]
    /// Coordinators that have shown something since they were started.
    var haveShown: Set<Int> = []
    /// Screens that have left in this transaction, and whose they were.
    var moving: [Int: Int] = [:]
    var placement: Placement?
    var depth = 0
    var hasChanged = false
    var serial = 0

    /// Who has left and is still to be told, with the parent of each: one group per transaction.
    var pending: [[Int: Int?]] = []
    /// How often the observer should have been told.
    var notifications = 0
    /// The screens that stay on Back.
    var stayers: Set<Int> = []
    /// How each Back ended.
    var outcomes: [BackOutcome] = []
    var dialogue = Dialogue()
    var origin: Origin?
    /// Whether the first command of the transaction has come in time.
    var isTimely = false
    var transactions = 0
    /// What was asked for in this step, and what became of it.
    var log: [LogLine] = []
    /// The screens and the coordinators that have left, and are not there now.
    var leftScreens: Set<Int> = []
    var leftFlows: Set<Int> = []

    var places: [Place] { layers.flatMap { $0.places.flatMap(\.all) } }

    /// The screens that are there, and whose they are.
    var screens: [Int: Int] {
        var found: [Int: Int] = [:]
        for case .screen(let screen, let owner, _) in places { found[screen] = owner }
        return found
    }

    /// The stacks that the user sees or that lead to what the user sees, the outermost first.
    var visibleStacks: [[Place]] {
        guard var stack = layers.last?.places else { return [] }
        var found = [stack]
        while case .tabs(let stacks, let selected, _, _)? = stack.last {
            stack = stacks[selected]
            found.append(stack)
        }
        return found
    }

    var visible: Int? {
        if case .screen(let screen, _, _)? = visibleStacks.last?.last { screen } else { nil }
    }

    var canGoBack: Bool { layers.count > 1 || visibleStacks.contains { $0.count > 1 } }

    var outline: Outline {
        func shape(_ place: Place) -> Outline.Shape {
            switch place {
            case .screen(let screen, let owner, _): .screen(screen, owner: owner)
            case .tabs(let stacks, let selected, let owner, _):
                .tabs(stacks.map { $0.map(shape) }, selected: selected, owner: owner)
            }
        }
        func name(_ serial: Int) -> Int? {
            switch places.first(where: { $0.serial == serial }) {
            case .screen(let screen, _, _)?: screen
            case .tabs(_, _, let owner, _)?: -1 - owner
            case nil: nil
            }
        }
        return Outline(
            layers: layers.map { layer in
                Outline.Layer(
                    shapes: layer.places.map(shape), presenter: layer.presenter.flatMap(name))
            },
            visible: visible, canGoBack: canGoBack, coordinators: started
        )
    }

    /// The coordinator and all that were started under it.
    func family(of coordinator: Int) -> Set<Int> {
        var found: Set = [coordinator]
        while true {
            let more = started.filter { one in parents[one].map(found.contains) ?? false }
            if more.isSubset(of: found) { return found }
            found.formUnion(more)
        }
    }
}

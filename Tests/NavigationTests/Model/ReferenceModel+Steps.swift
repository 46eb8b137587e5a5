import Navigation

extension ReferenceModel {
    mutating func perform(_ steps: [Step], with cast: Cast) throws(NavigationError) {
        for step in steps { try perform(step, with: cast) }
    }

    mutating func perform(_ step: Step, with cast: Cast) throws(NavigationError) {
        switch step {
        case .transaction(let steps):
            try transaction { model throws(NavigationError) in
                try model.perform(steps, with: cast)
            }
        case .attempt(let steps):
            do throws(NavigationError) {
                try perform(.transaction(steps), with: cast)
            } catch {}
        case .back: back()
        case .answer(let question, let agrees): answer(question, agrees)
        case .drop(let screen): dialogue.kept[screen] = nil
        case .acting(let screen, let step):
            try act(for: screen) { model throws(NavigationError) in
                try model.perform(step, with: cast)
            }
        case .fail: throw .noSuchTab(-1)
        case .start(let coordinator, let parent, let placement):
            try command("start", covers: placement != .root) { model throws(NavigationError) in
                try model.start(coordinator, under: parent, as: placement, with: cast)
            }
        case .showTabs(let fills, let owner):
            try command("showTabs \(fills.count)", covers: placement != .root) {
                model throws(NavigationError) in
                try model.showTabs(fills, by: owner, with: cast)
            }
        case .show(let screen, let owner):
            try command("show", covers: placement != .root) { model throws(NavigationError) in
                try model.show(screen, by: owner)
            }
        case .setStack(let screens, let owner):
            try command("setStack", covers: true) { model throws(NavigationError) in
                try model.setStack(screens, by: owner)
            }
        default:
            try command(name(of: step)) { model throws(NavigationError) in try model.move(step) }
        }
    }

    private func name(of step: Step) -> String {
        switch step {
        case .pop: "pop"
        case .popTo: "popTo"
        case .popToRoot: "popToRoot"
        case .dismiss: "dismiss"
        case .leave: "leave"
        case .selectTab(let index): "selectTab \(index)"
        default: "?"
        }
    }

    private mutating func move(_ step: Step) throws(NavigationError) {
        switch step {
        case .pop: try pop()
        case .popToRoot:
            guard !layers.isEmpty else { throw .nothingBelow }
            try changeVisible { places throws(NavigationError) in
                places = Array(places.prefix(1))
            }
        case .popTo(let screen):
            guard screens[screen] != nil else { throw .screenNotShown }
            try change { layers throws(NavigationError) in
                for index in layers.indices
                where Self.reveal(screen, in: &layers[index].places) {
                    layers.removeSubrange((index + 1)...)
                    return
                }
            }
        case .dismiss:
            guard layers.count > 1 else { throw .noModal }
            try change { layers throws(NavigationError) in layers.removeLast() }
        case .selectTab(let index):
            try change { layers throws(NavigationError) in
                guard let last = layers.indices.last,
                    try Self.select(index, in: &layers[last].places)
                else { throw .noSuchTab(index) }
            }
        case .leave(let coordinator):
            guard started.contains(coordinator) else { throw .coordinatorNotStarted }
            let family = family(of: coordinator)
            try change { layers throws(NavigationError) in
                for index in layers.indices { Self.cut(family, from: &layers[index].places) }
            }
        default: break
        }
    }

    private mutating func start(
        _ coordinator: Int, under parent: Int?, as wanted: Placement?, with cast: Cast
    ) throws(NavigationError) {
        guard !started.contains(coordinator), !pending.contains(where: { $0[coordinator] != nil })
        else { throw .coordinatorAlreadyStarted }
        if let parent, !started.contains(parent) { throw .coordinatorNotStarted }
        started.insert(coordinator)
        parents[coordinator] = parent
        let outer = placement
        placement = wanted ?? outer
        try perform(cast.scripts[coordinator] ?? [], with: cast)
        guard haveShown.contains(coordinator) || parents.values.contains(coordinator) else {
            throw .nothingShown
        }
        if wanted != nil { placement = outer }
    }

    private mutating func show(_ screen: Int, by owner: Int) throws(NavigationError) {
        let place = try makePlace(screen, by: owner)
        try put(place, as: placement ?? .push)
        placement = nil
    }

    private mutating func makePlace(
        _ screen: Int, by owner: Int
    ) throws(NavigationError) -> Place {
        guard started.contains(owner) else { throw .coordinatorNotStarted }
        guard screens[screen] == nil, (moving[screen] ?? owner) == owner else {
            throw .screenAlreadyShown
        }
        haveShown.insert(owner)
        serial += 1
        return .screen(screen, owner: owner, serial: serial)
    }

    private mutating func put(
        _ place: Place, as placement: Placement
    ) throws(NavigationError) {
        switch placement {
        case .push:
            try changeVisible { places throws(NavigationError) in places.append(place) }
        case .replaceTop:
            try changeVisible { places throws(NavigationError) in
                guard !places.isEmpty else { throw .nothingBelow }
                places[places.count - 1] = place
            }
        case .root:
            try change { layers throws(NavigationError) in
                layers = [Layer(places: [place], presenter: nil)]
            }
        case .modal:
            let presenter = visibleStacks.last { !$0.isEmpty }?.last?.serial
            try change { layers throws(NavigationError) in
                layers.append(Layer(places: [place], presenter: presenter))
            }
        }
    }

    private mutating func setStack(_ screens: [Int], by owner: Int) throws(NavigationError) {
        guard !screens.isEmpty else { throw .emptyStack }
        let present = visibleStacks.last ?? []
        var wanted: [Place] = []
        for (index, screen) in screens.enumerated() {
            let known = present.first { place in
                if case .screen(screen, _, _) = place { true } else { false }
            }
            guard !screens[..<index].contains(screen) else { throw .screenAlreadyShown }
            if let known {
                wanted.append(known)
            } else {
                wanted.append(try makePlace(screen, by: owner))
            }
        }
        try changeVisible { places throws(NavigationError) in places = wanted }
    }

    private mutating func showTabs(
        _ fills: [[Step]], by owner: Int, with cast: Cast
    ) throws(NavigationError) {
        let wanted = placement ?? .push
        placement = nil
        guard !fills.isEmpty else { throw .emptyStack }
        guard started.contains(owner) else { throw .coordinatorNotStarted }
        haveShown.insert(owner)
        serial += 1
        let tabs = serial
        let stacks = fills.map { _ in [Place]() }
        try put(.tabs(stacks, selected: 0, owner: owner, serial: tabs), as: wanted)
        for (index, fill) in fills.enumerated() {
            try select(index, ofTabs: tabs)
            try perform(fill, with: cast)
            guard case .tabs(let stacks, _, _, _)? = places.first(where: { $0.serial == tabs }),
                !stacks[index].isEmpty
            else { throw .emptyStack }
        }
        try select(0, ofTabs: tabs)
    }

    mutating func pop() throws(NavigationError) {
        try change { layers throws(NavigationError) in
            guard let last = layers.indices.last else { throw .nothingBelow }
            if Self.popInnermost(&layers[last].places) { return }
            guard last > 0 else { throw .nothingBelow }
            layers.removeLast()
        }
    }
}

import Navigation

extension StoryModel {
    mutating func perform(_ step: StoryStep) throws(NavigationError) {
        switch step {
        case .acting(let place, let step):
            let outer = origin
            origin = (place, ids.contains(place))
            defer { origin = outer }
            try perform(step)
        case .enter(let name, let flow, let parent, let placement):
            try start(flow, under: parent, as: placement, name: name)
        case .run(let room, let flow, let parent, let placement):
            do throws(NavigationError) {
                try start(flow, under: parent, as: placement, name: .room(room), isAwaited: true)
            } catch {
                delivered[flow] = .cancelled
            }
        case .finish(let flow, let number):
            flows[flow]?.result = .finished(number)
            try leave(flow)
        case .cancel(let flow):
            guard let waiting = flows[flow], waiting.isAwaited else { return }
            // It leaves in a task of its own.
            let outer = origin
            origin = nil
            defer { origin = outer }
            do throws(NavigationError) {
                try leave(flow)
            } catch {
                flows[flow]?.isAwaited = false
                delivered[flow] = waiting.result
            }
        case .back: back()
        case .answer(let place, let agrees): answer(place, agrees)
        case .drop(let place):
            // The task that waits for an answer keeps its question.
            guard !Self.isAskedInWork(place) else { return }
            kept.remove(place)
            open[place] = nil
        case .leave(let flow): try leave(flow)
        case .open, .openSlowly, .goOnOpening, .cancelOpening: break
        case .endSession(let flow):
            try start(flow, under: 0, as: .root, name: .room(0))
            session = flow
        case .refused(let steps):
            try transaction { model throws(NavigationError) in
                for step in steps { try model.perform(step) }
                throw .noSuchTab(-1)
            }
        case .close:
            let outer = origin
            origin = nil
            defer { origin = outer }
            do throws(NavigationError) {
                try command("close") { model throws(NavigationError) in model.change { $0 = [] } }
            } catch {}
            isClosed = true
        case .pop, .popTo, .popToRoot, .dismiss, .selectTab: try move(step)
        }
    }

    private mutating func move(_ step: StoryStep) throws(NavigationError) {
        switch step {
        case .pop: try command("pop") { model throws(NavigationError) in try model.pop() }
        case .popTo(let place):
            try command("popTo") { model throws(NavigationError) in
                guard model.screens.contains(place) else { throw .screenNotShown }
                model.change { layers in
                    for index in layers.indices
                    where Self.reveal(place, in: &layers[index].places) {
                        layers.removeSubrange((index + 1)...)
                        return
                    }
                }
            }
        case .popToRoot:
            try command("popToRoot") { model throws(NavigationError) in
                guard !model.layers.isEmpty else { throw .nothingBelow }
                model.changeVisible { $0 = Array($0.prefix(1)) }
            }
        case .dismiss:
            try command("dismiss") { model throws(NavigationError) in
                guard model.layers.count > 1 else { throw .noModal }
                model.change { $0.removeLast() }
            }
        case .selectTab(let index):
            try command("selectTab \(index)") { model throws(NavigationError) in
                let stacks = model.visibleStacks
                guard stacks.count > 1, let hall = stacks[stacks.count - 2].last,
                    hall.tabs.indices.contains(index)
                else { throw .noSuchTab(index) }
                model.change { layers in
                    Self.select(index, of: hall.id, in: &layers[layers.count - 1].places)
                }
            }
        default: break
        }
    }

    mutating func start(
        _ flow: Int, under parent: Int, as placement: Placement?, name: PlaceName?,
        isAwaited: Bool = false
    ) throws(NavigationError) {
        let covers = placement != .root
        try command("start", covers: covers) { model throws(NavigationError) in
            guard model.flows[parent] != nil else { throw .coordinatorNotStarted }
            model.flows[flow] = Flow(parent: parent, isAwaited: isAwaited)
            let what = name == .hall ? "showTabs 2" : "show"
            try model.command(what, covers: covers) { model throws(NavigationError) in
                model.put(Self.place(name, of: flow), as: placement ?? .push)
                guard name == .hall else { return }
                for _ in 0...1 { try model.command("show", covers: true) { _ in } }
            }
        }
    }

    private static func place(_ name: PlaceName?, of flow: Int) -> Place {
        guard name == .hall else { return Place(id: flow * 10, flow: flow, name: name) }
        let tabs = (0...1).map { index in
            [Place(id: flow * 10 + index, flow: flow, name: .room(100 * (index + 1)))]
        }
        return Place(id: flow * 10 + 9, flow: flow, name: name, tabs: tabs)
    }

    private mutating func put(_ place: Place, as placement: Placement) {
        switch placement {
        case .push: changeVisible { $0.append(place) }
        case .replaceTop: changeVisible { $0[$0.count - 1] = place }
        case .root: change { $0 = [Layer(places: [place], presenter: nil)] }
        case .modal:
            let presenter = visible
            change { $0.append(Layer(places: [place], presenter: presenter)) }
        }
    }

    private mutating func leave(_ flow: Int) throws(NavigationError) {
        try command("leave") { model throws(NavigationError) in
            guard model.flows[flow] != nil else { throw .coordinatorNotStarted }
            let family = model.family(of: flow)
            model.change { layers in
                for index in layers.indices { Self.cut(family, from: &layers[index].places) }
            }
        }
    }

    mutating func pop() throws(NavigationError) {
        guard canGoBack else { throw .nothingBelow }
        change { layers in
            if !Self.popInnermost(&layers[layers.count - 1].places) { layers.removeLast() }
        }
    }

    // MARK: Questions

    private mutating func back() {
        guard comesInTime(covers: false) else { return backs.append(leaveByBack()) }
        guard canGoBack else { return backs.append(.atRoot) }
        switch ask(then: .back) {
        case nil: backs.append(leaveByBack())
        case .refuses?: backs.append(.stayed)
        default: backs.append(.asking)
        }
    }

    /// Nil when the visible place may go at once.
    mutating func ask(then proceed: Proceed) -> Mode? {
        guard let visible else { return nil }
        if open[visible] != nil {
            open[visible] = proceed
            return .asks
        }
        switch modes[visible] ?? .allows {
        case .allows: return nil
        case .refuses: return .refuses
        case .asks:
            kept.insert(visible)
            open[visible] = proceed
            return .asks
        }
    }

    private mutating func answer(_ place: Int, _ agrees: Bool) {
        let outer = origin
        if Self.isAskedInWork(place) { origin = (place, ids.contains(place)) }
        defer { origin = outer }
        guard kept.remove(place) != nil, let proceed = open.removeValue(forKey: place), agrees,
            visible == place
        else { return }
        switch proceed {
        case .back: _ = leaveByBack()
        case .open(let rooms, let flows, let session):
            do throws(NavigationError) {
                try enter(rooms, flows, session)
            } catch {}
        }
    }

    private mutating func leaveByBack() -> BackOutcome {
        do throws(NavigationError) {
            try command("pop") { model throws(NavigationError) in try model.pop() }
            return .left
        } catch {
            return error == .stale ? .left : .atRoot
        }
    }

    // MARK: Links

    mutating func open(
        _ rooms: [Int], _ flows: [Int]
    ) -> Result<DeepLinkOutcome, DeepLinkError> {
        if let room = rooms.first(where: closedRooms.contains) {
            return .failure(.notFound("Room \(room) is closed."))
        }
        guard let base = layers.first?.places else { return .failure(.refused(.nothingBelow)) }
        if layers.count > 1 || max(1, same(rooms)) < base.count, comesInTime(covers: true) {
            switch ask(then: .open(rooms, flows, session: session)) {
            case nil: break
            case .refuses?: return .failure(.stays)
            default: return .success(.asking)
            }
        }
        do throws(NavigationError) {
            try enter(rooms, flows, session)
            return .success(.opened)
        } catch {
            return .failure(.refused(error))
        }
    }

    private func same(_ rooms: [Int]) -> Int {
        let base = layers.first?.places ?? []
        return zip(base, rooms).prefix { $0.name == .room($1) }.count
    }

    private mutating func enter(
        _ rooms: [Int], _ flows: [Int], _ session: Int
    ) throws(NavigationError) {
        let path = rooms.map { "room/\($0)" }.joined(separator: "/")
        try command("open \(path)", covers: true) { model throws(NavigationError) in
            let same = model.same(rooms)
            model.change { layers in
                layers.removeSubrange(1...)
                layers[0].places = Array(layers[0].places.prefix(max(1, same)))
            }
            for (room, flow) in zip(rooms, flows).dropFirst(same) {
                try model.start(flow, under: session, as: nil, name: .room(room))
            }
        }
    }
}

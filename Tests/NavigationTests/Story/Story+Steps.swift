import Navigation

extension Story {
    func perform(_ step: StoryStep) throws(NavigationError) {
        switch step {
        case .acting(let place, let step):
            var result: Result<Void, NavigationError> = .success(())
            acting(for: place) {
                do throws(NavigationError) {
                    try perform(step)
                } catch {
                    result = .failure(error)
                }
            }
            try result.get()
        case .enter(let name, let number, let parent, let placement):
            let parent = flow(parent)
            let child = make(number, name, payload: parent.payload)
            try navigator.start(child, under: parent, as: placement)
        case .run(let room, let number, let parent, let placement):
            waiters[number] = Task {
                let parent = flow(parent)
                let child = make(number, .room(room), payload: parent.payload)
                let result = await navigator.run(child, under: parent, as: placement)
                delivered[number, default: []].append(result)
            }
        case .finish(let number, let value):
            let flow = flow(number)
            // What has left has said what it had to say.
            if navigator.liveCoordinators.contains(where: { $0 === flow }) {
                flow.result = .finished(value)
            }
            try navigator.leave(flow)
        case .cancel(let number): waiters[number]?.cancel()
        case .back:
            // Whoever leaves may go back too, before this one is over.
            let index = backs.count
            backs.append(.stayed)
            backs[index] = navigator.back()
        case .answer(let place, let agrees):
            let question = questions.removeValue(forKey: place)
            guard let answer = answers.removeValue(forKey: place) else {
                question?.answer(agrees)
                return
            }
            answer.yield(agrees)
        case .drop(let place): if answers[place] == nil { questions[place] = nil }
        case .pop: try navigator.pop()
        case .popTo(let place): try navigator.pop(to: screen(place))
        case .popToRoot: try navigator.popToRoot()
        case .dismiss: try navigator.dismiss()
        case .selectTab(let index): try navigator.selectTab(index)
        case .leave(let number): try navigator.leave(flow(number))
        case .open, .openSlowly, .goOnOpening, .cancelOpening: break
        case .endSession(let number):
            try navigator.start(makeSession(number), under: flow(0), as: .root)
        case .refused(let steps):
            try navigator.transaction { () throws(NavigationError) in
                for step in steps { try perform(step) }
                throw .noSuchTab(-1)
            }
        case .close: navigator.close()
        }
    }

    func acting(for place: Int?, _ body: () -> Void) {
        guard let place else { return body() }
        navigator.withCommandSource(screen(place), body)
    }

    /// The question that a place keeps.
    func question(of place: Int) -> PendingConfirmation {
        if let question = questions[place] { return question }
        guard StoryModel.isAskedInWork(place) else {
            let question = PendingConfirmation()
            questions[place] = question
            return question
        }
        let (stream, answer) = AsyncStream.makeStream(of: Bool.self)
        answers[place] = answer
        let question = PendingConfirmation(in: screen(place).work) {
            for await agrees in stream { return agrees }
            return false
        }
        questions[place] = question
        return question
    }

    /// The screen of a place, or a stranger when it is not there.
    func screen(_ id: Int) -> StoryScreen { screens[id]?.object ?? StoryScreen(id, in: self) }

    func makeScreen(_ id: Int) -> StoryScreen {
        let screen = StoryScreen(id, in: self)
        screens[id] = Weak(object: screen)
        ledger.tick(id, in: screen.work)
        return screen
    }

    /// The flow with a number, or a stranger when it is not there.
    func flow(_ number: Int) -> StoryFlow {
        flows[number]?.object ?? StoryFlow(number, nil, payload: nil, in: self)
    }

    func make(_ number: Int, _ name: PlaceName?, payload: Payload?) -> StoryFlow {
        let flow = StoryFlow(number, name, payload: payload, in: self)
        flows[number] = Weak(object: flow)
        return flow
    }

    func makeSession(_ number: Int) -> StoryFlow {
        let payload = Payload()
        payloads[number] = Weak(object: payload)
        return make(number, .room(0), payload: payload)
    }
}

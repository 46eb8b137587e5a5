import Navigation

extension ModelHarness {
    func perform(_ steps: [Step]) throws(NavigationError) {
        for step in steps { try perform(step) }
    }

    func perform(_ step: Step) throws(NavigationError) {
        switch step {
        case .start(let number, let parent, let placement):
            try navigator.start(coordinator(number), under: parent.map(coordinator), as: placement)
        case .run(let number, let parent, let placement):
            try navigator.run(
                coordinator(number), under: coordinator(parent), as: placement
            ) { [unowned self] in receive($0, of: number) }
        case .finish(let number, let value):
            let coordinator = coordinator(number)
            if navigator.liveCoordinators.contains(where: { $0 === coordinator }) {
                coordinator.result = .finished(value)
            }
            try navigator.leave(coordinator)
        case .show(let number, let item, let placement, let hint, let owner):
            let route = item.map { ItemRoute(number: $0) }
            try navigator.show(
                screen(number), at: route, as: placement, hint: hint, by: coordinator(owner))
        case .showTabs(let fills, let hasRoute, let selected, let placement, let hint, let owner):
            try navigator.showTabs(
                fills.count, at: hasRoute ? TabsRoute() : nil, selecting: selected,
                as: placement, hint: hint, by: coordinator(owner)
            ) { index throws(NavigationError) in try perform(fills[index]) }
        case .pop: try navigator.pop()
        case .popToRoot: try navigator.popToRoot()
        case .popTo(let number): try navigator.pop(to: screen(number))
        case .dismiss: try navigator.dismiss()
        case .back:
            // A coordinator that leaves may go back too, before this call returns.
            let index = backOutcomes.count
            backOutcomes.append(.stayed)
            backOutcomes[index] = navigator.back()
        case .asking(let step):
            let index = backOutcomes.count
            backOutcomes.append(.stayed)
            backOutcomes[index] = askToLeave(before: step)
        case .selectTab(let index, let number): try navigator.selectTab(index, of: tabs(number))
        case .leave(let number): try navigator.leave(coordinator(number))
        case .close: navigator.close()
        case .transaction(let steps):
            try navigator.transaction { () throws(NavigationError) in try perform(steps) }
        case .attempt(let steps): navigator.attempt { try perform(.transaction(steps)) }
        case .fail: throw .noSuchTab(-1)
        case .onBehalf(let number, let step):
            var result: Result<Void, NavigationError> = .success(())
            navigator.withCommandSource(screen(number)) {
                do throws(NavigationError) {
                    try perform(step)
                } catch {
                    result = .failure(error)
                }
            }
            try result.get()
        case .answer(let number, let isConfirmed):
            confirmations[number]?.object?.answer(isConfirmed)
        case .dropConfirmation(let screen): keptConfirmations[screen] = nil
        case .open, .beginOpening, .finishOpening, .cancelOpening: break
        }
    }

    private func askToLeave(before step: Step) -> BackOutcome {
        switch step {
        case .dismiss: navigator.askToLeave(.modal)
        case .popTo(let number): navigator.askToLeave(.above(screen(number)))
        case .leave(let number): navigator.askToLeave(.flow(coordinator(number)))
        default: navigator.askToLeave(.everything)
        }
    }
}

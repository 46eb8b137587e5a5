import Navigation

extension Playground {
    func perform(_ steps: [Step]) throws(NavigationError) {
        for step in steps { try perform(step) }
    }

    func perform(_ step: Step) throws(NavigationError) {
        switch step {
        case .start(let number, let parent, let placement):
            try navigator.start(flow(number), under: parent.map(flow), as: placement)
        case .show(let number, let owner): try navigator.show(screen(number), by: flow(owner))
        case .showTabs(let fills, let owner):
            try navigator.showTabs(fills.count, by: flow(owner)) { index throws(NavigationError) in
                try perform(fills[index])
            }
        case .setStack(let numbers, let owner):
            try navigator.setStack(numbers.map(screen), by: flow(owner))
        case .pop: try navigator.pop()
        case .popToRoot: try navigator.popToRoot()
        case .popTo(let number): try navigator.pop(to: screen(number))
        case .dismiss: try navigator.dismiss()
        case .back:
            // Whoever leaves may go back too, before this one is over.
            let index = outcomes.count
            outcomes.append(.stayed)
            outcomes[index] = navigator.back()
        case .selectTab(let index): try navigator.selectTab(index)
        case .leave(let number): try navigator.leave(flow(number))
        case .transaction(let steps):
            try navigator.transaction { () throws(NavigationError) in try perform(steps) }
        case .attempt(let steps):
            navigator.attempt(try perform(Step.transaction(steps)))
        case .fail: throw .noSuchTab(-1)
        case .acting(let number, let step):
            var result: Result<Void, NavigationError> = .success(())
            navigator.withCommandSource(screen(number)) {
                do throws(NavigationError) {
                    try perform(step)
                } catch {
                    result = .failure(error)
                }
            }
            try result.get()
        case .answer(let number, let agrees): questions[number]?.object?.answer(agrees)
        case .drop(let number): keptQuestions[number] = nil
        }
    }
}

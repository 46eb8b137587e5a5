@testable import Navigation

/// A navigator and its model, that are made to do the same and compared.
@MainActor final class Playground {
    final class PlayScreen: Screen {
        let number: Int
        let work: WorkScope
        private unowned let playground: Playground

        init(_ number: Int, in playground: Playground) {
            self.number = number
            self.playground = playground
            work = playground.navigator.makeWork()
        }

        func dismissalDecision() -> DismissalDecision {
            if playground.model.stayers.contains(number) { return .refused }
            guard playground.model.dialogue.askers.contains(number) else { return .allowed }
            return .needsConfirmation(playground.question(of: number))
        }
    }

    final class PlayFlow: Coordinator {
        let number: Int
        private unowned let playground: Playground

        var navigator: Navigator { playground.navigator }

        init(_ number: Int, in playground: Playground) {
            self.number = number
            self.playground = playground
        }

        func start() throws(NavigationError) {
            playground.flowScopes[number, default: []].append(work)
            try playground.perform(playground.cast.scripts[number] ?? [])
        }

        func didLeave() { playground.wasTold(number) }
    }

    struct Known<Kind: AnyObject> {
        weak var object: Kind?
        /// Every fifth is held by somebody else too.
        let pin: Kind?
    }

    struct Scope {
        let work: WorkScope
        var wasInTree = false
    }

    let navigator = Navigator()
    let watcher = Watcher()
    var model = ReferenceModel()
    var cast = Cast()
    var screens: [Int: Known<PlayScreen>] = [:]
    var flows: [Int: Known<PlayFlow>] = [:]
    var scopes: [Int: Scope] = [:]
    var flowScopes: [Int: [WorkScope]] = [:]
    var questions: [Int: Known<PendingConfirmation>] = [:]
    var keptQuestions: [Int: PendingConfirmation] = [:]
    var outcomes: [BackOutcome] = []
    private(set) var failure: String?
    private var depth = 0

    init() { navigator.addObserver(watcher) }

    /// Does one thing to both and compares. Called again by coordinators that leave.
    func operate(_ step: Step) {
        guard failure == nil else { return }
        let before = navigator.tree
        let expected = refusal { () throws(NavigationError) in
            try model.perform(step, with: cast)
        }
        depth += 1
        let actual = refusal { () throws(NavigationError) in try perform(step) }
        depth -= 1
        if expected != actual {
            fail("\(step): refused with \(name(actual)), expected \(name(expected))")
        }
        if expected != nil, navigator.tree != before { fail("\(step): a refusal changed the tree") }
        if depth == 0, outcomes != model.outcomes {
            fail("\(step): Back ended \(outcomes.suffix(3))")
        }
        if depth == 0, let difference = differenceOfLogs() { fail("\(step): \(difference)") }
        if let difference = depth == 0 ? differenceAtRest() : differenceOfTrees() {
            fail("\(step): \(difference)")
        }
    }

    func fail(_ message: String) {
        if failure == nil { failure = message }
    }

    func screen(_ number: Int) -> PlayScreen {
        if let screen = screens[number]?.object { return screen }
        let screen = PlayScreen(number, in: self)
        screens[number] = Known(object: screen, pin: number.isMultiple(of: 5) ? screen : nil)
        scopes[number] = Scope(work: screen.work)
        return screen
    }

    /// What a screen asks: what it has asked before, or something new.
    func question(of screen: Int) -> PendingConfirmation {
        if let question = keptQuestions[screen] { return question }
        let question = PendingConfirmation()
        let number = questions.count + 1
        questions[number] = Known(
            object: question, pin: Dialogue.isPinned(number) ? question : nil)
        keptQuestions[screen] = question
        return question
    }

    func flow(_ number: Int) -> PlayFlow {
        if let flow = flows[number]?.object { return flow }
        let flow = PlayFlow(number, in: self)
        flows[number] = Known(object: flow, pin: number.isMultiple(of: 5) ? flow : nil)
        return flow
    }

    private func wasTold(_ number: Int) {
        if let mistake = model.tell(number) { fail(mistake) }
        for step in cast.handlers.removeValue(forKey: number) ?? [] { operate(step) }
    }

    private func refusal(
        of body: () throws(NavigationError) -> Void
    ) -> NavigationError? {
        do throws(NavigationError) {
            try body()
            return nil
        } catch {
            return error
        }
    }

    private func name(_ error: NavigationError?) -> String { error.map { "\($0)" } ?? "nothing" }
}

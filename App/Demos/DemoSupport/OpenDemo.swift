import Domain
import Navigation
import TerminalUI

/// A feature that is shown alone, in one of its states, with the list of them below it.
@MainActor final class OpenDemo {
    let workspace: Workspace
    let environment: DemoEnvironment
    /// The feature holds it weakly.
    private let listener: AnyObject

    /// - Parameter patience: how long held calls wait; nil until the end.
    init<Listener: AnyObject>(
        _ demo: Demo<Listener>, in state: DemoState<Listener>,
        time: any TimeSource, patience: Duration?
    ) {
        let environment = DemoEnvironment(time: time, patience: patience)
        let listener = demo.makeListener(environment)
        self.environment = environment
        self.listener = listener
        workspace = Workspace(
            navigator: environment.navigator,
            strings: .english(applicationName: "\(demo.feature)Demo"))
        environment.navigator.onError = { [weak environment] in environment?.log("refused: \($0)")
        }
        environment.navigator.onLeak = { [weak environment] in environment?.log("leak: \($0)") }
        let home = DemoMenuCoordinator(environment.navigator) {
            [unowned environment, unowned listener] home in
            let rows = demo.states.enumerated().map { index, state in
                Row(RowID(Int64(index + 1)), title: state.name, details: [state.about]) {
                    [weak home] in
                    home?.open(state.open(environment, listener))
                }
            }
            return DemoMenuScreen(
                demo.feature, states: rows, log: environment.log,
                work: environment.navigator.makeWork())
        }
        environment.navigator.attempt(try environment.navigator.start(home, under: nil))
        home.open(state.open(environment, listener))
    }
}

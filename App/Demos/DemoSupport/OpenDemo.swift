import Domain
import Navigation
import TerminalUI

/// A feature that is shown alone, in one of its states, with the list of them below it.
@MainActor final class OpenDemo {
    let workspace: Workspace
    let stage: DemoStage
    /// The feature holds it weakly.
    private let listener: AnyObject

    /// - Parameter patience: how long held calls wait; nil until the end.
    init<Listener: AnyObject>(
        _ demo: Demo<Listener>, in state: DemoState<Listener>,
        time: any TimeSource, patience: Duration?
    ) {
        let stage = DemoStage(time: time, patience: patience)
        let listener = demo.listen(stage)
        self.stage = stage
        self.listener = listener
        workspace = Workspace(navigator: stage.navigator)
        stage.navigator.onRefusal = { [weak stage] in stage?.log("refused: \($0)") }
        stage.navigator.onLeak = { [weak stage] in stage?.log("leak: \($0)") }
        let home = DemoHomeCoordinator(stage.navigator) { [unowned stage, unowned listener] home in
            let rows = demo.states.enumerated().map { index, state in
                Row(RowID(Int64(index + 1)), title: state.name, details: [state.about]) {
                    [weak home] in
                    home?.open(state.open(stage, listener))
                }
            }
            return DemoHome(
                demo.feature, states: rows, log: stage.log, work: stage.navigator.makeWork())
        }
        stage.navigator.attempt { () throws(NavigationError) in
            try stage.navigator.start(home, under: nil)
        }
        home.open(state.open(stage, listener))
    }
}

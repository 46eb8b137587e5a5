import Domain
import Navigation
import TerminalUI

/// A demo that shows its feature in one state, above the list of states.
@MainActor final class RunningDemo {
    let workspace: Workspace
    let environment: DemoEnvironment
    /// Retained here, because the feature holds its navigation weakly.
    private let navigation: AnyObject

    /// - Parameter holdDuration: The time for which held calls wait; nil without a limit.
    init<Navigation: AnyObject>(
        _ demo: Demo<Navigation>, in state: DemoState<Navigation>,
        time: any TimeSource, holdDuration: Duration?
    ) {
        let environment = DemoEnvironment(time: time, holdDuration: holdDuration)
        let navigation = demo.makeNavigation(environment)
        self.environment = environment
        self.navigation = navigation
        workspace = Workspace(
            navigator: environment.navigator,
            applicationName: "\(demo.feature)Demo")
        environment.navigator.onError = { [weak environment] in environment?.log("error: \($0)")
        }
        environment.navigator.onLeak = { [weak environment] in environment?.log("leak: \($0)") }
        let menu = DemoMenuCoordinator(environment.navigator) {
            [unowned environment, unowned navigation] menu in
            let rows = demo.states.enumerated().map { index, state in
                Row(
                    RowID(Int64(index + 1)), title: state.name,
                    details: [Row.Detail(state.description)]
                ) {
                    [weak menu] in
                    menu?.open(state.makeCoordinator(environment, navigation))
                }
            }
            return PageScreen(
                menu: demo.feature, states: rows, log: environment.log,
                work: environment.navigator.makeWork())
        }
        environment.navigator.attempt { try environment.navigator.start(menu, under: nil) }
        menu.open(state.makeCoordinator(environment, navigation))
    }

    /// Closes the navigator while the environment and the listener exist.
    isolated deinit {
        environment.navigator.close()
    }
}

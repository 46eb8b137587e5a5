import Composition
import ConfirmPlayers
import DependencyContainer
import Domain
import Navigation
import Persistence
import TerminalUI
import UnicodeText

/// The app on its live adapters: assembled, shown, taken apart.
@MainActor final class LiveApp {
    let container: Container
    let navigator = Navigator()
    let workspace: Workspace
    private let flow: AppFlow
    /// Told of when the screen is free again.
    private var refusals: [NavigationError] = []

    init(_ storage: Storage, time: any TimeSource, shuffle: PlayerShuffle) {
        container = makeAppContainer()
        registerLiveAdapters(in: container, storage: storage, time: time, shuffle: shuffle)
        workspace = Workspace(navigator: navigator)
        flow = AppFlow(container: container, navigator: navigator)
        navigator.onRefusal = { [weak self] in self?.refusals.append($0) }
    }

    /// Shows the first screen.
    func launch() async throws(LaunchError) {
        let faults = container.verify()
        guard faults.isEmpty else { throw .incomplete(faults) }
        do throws(NavigationError) {
            try await flow.launch()
        } catch {
            throw .refused(error)
        }
    }

    /// What was confirmed is stored; what is still on its way gets there. Complains of what could not
    /// be shown.
    func close() async {
        await navigator.activity.settled()
        navigator.close()
        for refusal in refusals {
            Console.complain(
                "A screen could not be changed (\(refusal)): please report this, with the version.")
        }
    }
}

/// Why nothing could be shown.
enum LaunchError: Error {
    case incomplete([ContainerFault])
    case refused(NavigationError)

    var sentences: [String] {
        switch self {
        case .incomplete(let faults): faults.map(\.description)
        case .refused(let error):
            [
                "The first screen could not be shown (\(error)): please report this, with the version."
            ]
        }
    }
}

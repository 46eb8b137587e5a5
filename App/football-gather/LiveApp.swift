import Composition
import DependencyContainer
import Navigation
import Persistence
import TerminalUI

/// The app on its live adapters: assembled, opened, shown, taken apart.
@MainActor final class LiveApp {
    let navigator = Navigator()
    let workspace: Workspace
    private let container: Container
    private let flow: AppFlow
    private var storage: Storage?
    /// Why the link that it was launched with leads nowhere.
    private(set) var linkError: DeepLinkError?
    /// What has gone wrong and is our fault: told when the screen is free again.
    private var complaints: [String] = []

    /// - Parameter selection: which features it has.
    init(_ surroundings: LiveDependencies, _ selection: FeatureSelection) {
        container = makeAppContainer(selection)
        registerLiveAdapters(in: container, for: surroundings)
        workspace = Workspace(navigator: navigator, strings: .footballGather)
        flow = AppFlow(container: container, navigator: navigator)
        flow.onLinkError = { [weak self] error in
            self?.linkError = error
            self?.workspace.showNotice(error.description)
        }
        navigator.onError = { [weak self] in
            self?.complaints.append("A screen could not be changed (\($0))")
        }
        navigator.onLeak = { [weak self] in self?.complaints.append("\($0)") }
    }

    /// Who depends on whom.
    var graph: ContainerGraph { container.graph }

    /// Opens the storage, once it is certain that nothing is missing.
    func open() async throws(LaunchError) -> Storage {
        let faults = container.verify()
        guard faults.isEmpty else { throw .incomplete(faults) }
        do {
            try await container.prepare()
            let storage = try container.resolve(Storage.self)
            self.storage = storage
            return storage
        } catch {
            throw (error as? StorageOpenError).map { .storage($0) } ?? .unprepared("\(error)")
        }
    }

    /// Shows the first screen, or the place that a link leads to.
    ///
    /// - Parameter remembersPlace: whether it begins where the user was, and keeps where they are.
    func launch(
        opening link: DeepLink? = nil, remembersPlace: Bool = true
    ) async throws(LaunchError) {
        do throws(NavigationError) {
            try await flow.launch(opening: link, remembersPlace: remembersPlace)
        } catch {
            throw .refused(error)
        }
    }

    /// What was confirmed is stored; what is still on its way gets there. Complains of what could not
    /// be shown.
    func close() async {
        await navigator.activity.waitUntilIdle()
        navigator.close()
        container.close()
        await storage?.close()
        for complaint in complaints {
            Console.complain("\(complaint): please report this, with the version.")
        }
    }
}

import Composition
import DependencyContainer
import Domain
import Navigation
import Persistence
import Platform
import TerminalUI

/// The app with its live dependencies, from the opening of the storage to its closing.
@MainActor final class LiveApp {
    let workspace: Workspace
    private let container: Container
    private var flow: AppFlow?
    private var accounts: AccountData?
    /// The error of the deep link that the app was launched with.
    private(set) var linkError: DeepLinkError?
    /// Programming errors, printed after the screen is closed.
    private var errors: [String] = []

    /// Registers the features and the dependencies, and creates nothing else.
    init(_ dependencies: LiveDependencies, _ selection: FeatureSelection) {
        container = makeAppContainer(selection)
        dependencies.register(in: container)
        let preferences = DisplayPreferences()
        container.register(DisplayPreferences.self, scope: .app) { preferences }
        workspace = Workspace(
            navigator: Navigator(), strings: .footballGather, preferences: preferences
        ) { [time = dependencies.time] in .milliseconds(time.now().uptime) }
        navigator.onError = { [weak self] in
            self?.errors.append("A screen could not be changed (\($0))")
        }
        navigator.onLeak = { [weak self] in self?.errors.append("\($0)") }
    }

    /// A Boolean value indicating whether a server keeps the accounts.
    var usesServer: Bool { accounts?.server != nil }

    var navigator: Navigator { workspace.navigator }

    /// The dependency graph.
    var graph: ContainerGraph { container.graph }

    /// Verifies the container and waits for the opened storage.
    func open() async throws(LaunchError) -> Storage {
        let errors = container.verify()
        guard errors.isEmpty else { throw .invalidContainer(errors) }
        do {
            try await container.prepare()
            let storage = try container.resolve(Storage.self)
            accounts = try container.resolve(AccountData.self)
            workspace.searchKey = try container.resolve((any TextFolding).self).searchKey
            // Settings that cannot be read have their defaults.
            if let text = try? await storage.displaySettings.savedSettings() {
                workspace.preferences.settings = DisplaySettings(text: text)
            }
            return storage
        } catch let error as StorageOpenError {
            throw .storage(error)
        } catch {
            throw .dependency(error)
        }
    }

    /// Shows the first screen of the opened app.
    ///
    /// - Parameters:
    ///   - link: The deep link to open.
    ///   - restoresNavigation: Whether the session starts on the screens that it ended on, and
    ///     saves its screens.
    func launch(
        opening link: DeepLink? = nil, restoresNavigation: Bool = true
    ) async throws(LaunchError) {
        do throws(AppLaunchError) {
            let flow = try makeFlow()
            try await flow.launch(opening: link, restoresNavigation: restoresNavigation)
        } catch {
            throw .app(error)
        }
    }

    private func makeFlow() throws(AppLaunchError) -> AppFlow {
        let flow: AppFlow
        do throws(ContainerError) {
            flow = try AppFlow(container: container, navigator: navigator)
        } catch {
            throw .container(error)
        }
        flow.onLinkError = { [weak self] error in
            self?.linkError = error
            self?.workspace.showNotice(error.message)
        }
        flow.onSessionError = { [weak self] in
            self?.errors.append("The session could not start (\($0))")
        }
        workspace.places = { [weak flow] in flow?.places ?? [] }
        self.flow = flow
        return flow
    }

    /// Waits for work under way, ends a session that is not saved, closes the storage, and prints the
    /// programming errors of the run.
    func close() async {
        // A password is delayed by up to five seconds.
        await accounts?.cancelDelays()
        await navigator.activity.waitUntilIdle()
        await flow?.endUnsavedSession()
        navigator.close()
        container.close()
        await accounts?.close()
        for error in errors {
            StandardStreams.printError("\(error). \(BugReport.request)")
        }
    }
}

import Composition
import DependencyContainer
import Domain
import Localization
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
    private var containerErrors: [ContainerVerificationError] = []
    /// Sentences about programming errors, printed after the screen is closed.
    private var errors: [String] = []

    /// Registers the features and the dependencies, and verifies the container.
    init(_ dependencies: LiveDependencies, _ selection: FeatureSelection) {
        container = makeAppContainer(selection)
        let preferences = DisplayPreferences { [language = dependencies.language] in
            Language.select($0 ?? language)
        }
        container.register(DisplayPreferences.self, scope: .app) { preferences }
        workspace = Workspace(
            navigator: Navigator(), applicationName: footballGather, preferences: preferences
        ) { [time = dependencies.time] in .milliseconds(time.now().uptime) }
        dependencies.register(in: container) { [weak self] in
            guard let accounts = self?.accounts else {
                preconditionFailure("The accounts are not open.")
            }
            return accounts
        }
        navigator.onError = { [weak self] in
            self?.errors.append(ProgramStrings.screenFailed("\($0)"))
        }
        navigator.onLeak = { [weak self] in self?.errors.append("\($0).") }
        containerErrors = container.verify()
    }

    /// True if a server keeps the accounts.
    var usesServer: Bool { accounts?.server != nil }

    var navigator: Navigator { workspace.navigator }

    /// The dependency graph.
    var graph: ContainerGraph { container.graph }

    /// Receives the opened accounts, which `close()` closes.
    ///
    /// - Throws: `.invalidContainer`, or the error of a dependency.
    func open(_ accounts: AccountData) async throws(LaunchError) {
        self.accounts = accounts
        guard containerErrors.isEmpty else { throw .invalidContainer(containerErrors) }
        do throws(ContainerError) {
            workspace.searchKey = try container.resolve((any TextFolding).self).wordKeys
        } catch {
            throw .app(.container(error))
        }
        // Settings that cannot be read have their defaults.
        if let text = try? await accounts.device.displaySettings.savedText() {
            workspace.preferences.settings = DisplaySettings(text: text)
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
            self?.errors.append(ProgramStrings.sessionFailed("\($0)"))
        }
        flow.onStatus = { [weak self] in self?.workspace.status = $0 }
        flow.onNews = { [weak self] in self?.workspace.dataDidChange() }
        workspace.places = { [weak flow] in flow?.places ?? [] }
        self.flow = flow
        return flow
    }

    /// Waits for work under way, ends a session that is not saved, closes the storage, and prints
    /// the programming errors of the run.
    func close() async {
        // A password is delayed by up to five seconds.
        await accounts?.cancelDelays()
        await navigator.activity.waitUntilIdle()
        await flow?.endUnsavedSession()
        // The account of the session is released with the container.
        await accounts?.finish()
        navigator.close()
        container.close()
        await accounts?.close()
        for error in errors {
            StandardStreams.printError("\(error) \(BugReport.request)")
        }
    }
}

import AccountFiles
import Composition
import Cryptography
import DependencyContainer
import Domain
import Foundation
import Navigation
import Persistence
import TerminalUI
import UnicodeText

/// The app with a temporary database, a clock that stands still, and simulated key presses.
@MainActor final class ScreenshotApp {
    /// The usual size of a picture.
    static let size = Size(columns: 80, rows: 24)

    let time = FixedTime()
    private let storage: Storage
    private let workspace: Workspace
    private let flow: AppFlow

    private init(folder: URL) async throws {
        let folding = UTF8ProcFolding()
        storage = try await Storage.open(
            directory: folder.path, folding: folding, time: time, passwordCost: .minimum)
        let container = makeAppContainer()
        Self.register(storage, folding, time, in: container)
        let navigator = Navigator()
        workspace = Workspace(navigator: navigator, strings: .footballGather)
        flow = try AppFlow(container: container, navigator: navigator)
    }

    /// Launches the app with the sample squad, runs `script`, and deletes the database.
    static func run(_ script: @MainActor (ScreenshotApp) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "football-gather-screenshots-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = try await ScreenshotApp(folder: folder)
        try await SampleSquad.store(in: app.storage, at: app.time.now())
        try await app.flow.launch()
        await app.settle()
        try await script(app)
        await app.storage.close()
    }

    func frame(size: Size) -> Frame { workspace.frame(size: size) }

    func press(_ keys: Key...) async {
        for key in keys {
            workspace.handle(.key(key))
            await settle()
        }
    }

    func type(_ text: String) async {
        for character in text { await press(.character(character)) }
    }

    private func settle() async {
        await workspace.navigator.activity.waitUntilIdle()
        // The workspace updates the focus while it draws a frame.
        _ = frame(size: Self.size)
    }

    private static func register(
        _ storage: Storage, _ folding: any TextFolding, _ time: FixedTime,
        in container: Container
    ) {
        container.register((any Accounts).self, scope: .app) { storage.accounts }
        container.register((any ServerSelection).self, scope: .app) { NoServer() }
        container.register((any CredentialStore).self, scope: .app) { storage.credentialStore }
        container.register((any DisplaySettingsStore).self, scope: .app) {
            storage.displaySettings
        }
        container.register((any SquadMeaningsStore).self, scope: .app) { storage.squadMeanings }
        container.register(DisplayPreferences.self, scope: .app) { DisplayPreferences() }
        container.register((any TimeSource).self, scope: .app) { time }
        container.register((any LocalTimeZone).self, scope: .app) { time }
        container.register((any TextFolding).self, scope: .app) { folding }
        container.register((any AccountFiles).self, scope: .app) { LocalAccountFiles() }
        container.register(PlayerShuffle.self) { PlayerShuffle { $0 } }
        container.register((any PlayerRepository).self, scope: .session, needs: Session.self) {
            storage.players(of: $0)
        }
        container.register((any MatchRepository).self, scope: .session, needs: Session.self) {
            storage.matches(of: $0)
        }
        container.register((any ArchiveRepository).self, scope: .session, needs: Session.self) {
            storage.archives(of: $0)
        }
        container.register((any NavigationStateStore).self, scope: .session, needs: Session.self) {
            storage.navigationState(of: $0)
        }
    }
}

/// The accounts of the pictures, which are on this device.
private struct NoServer: ServerSelection {
    var server: String? { nil }
    func useThisDevice() async throws(StorageError) {}
}

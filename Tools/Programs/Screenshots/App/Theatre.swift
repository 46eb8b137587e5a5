import Composition
import DependencyContainer
import Domain
import Foundation
import Navigation
import Persistence
import TerminalUI
import UnicodeText

/// The whole app, with a storage that nobody misses afterwards and a person who types.
@MainActor final class Theatre {
    static let size = Size(columns: 80, rows: 24)

    let time = FixedTime()
    private let folder: URL
    private let storage: Storage
    private let workspace: Workspace
    private let flow: AppFlow

    private init(_ folder: URL) async throws {
        self.folder = folder
        let folding = UTF8ProcFolding()
        storage = try await Storage.open(
            directory: folder.path, folding: folding, time: time, passwordCost: .minimum)
        let container = makeAppContainer()
        Self.register(storage, folding, time, in: container)
        let navigator = Navigator()
        workspace = Workspace(navigator: navigator, strings: .footballGather)
        flow = try AppFlow(container: container, navigator: navigator)
    }

    /// Opens the app with the squad in it, and closes it when the play is over.
    static func open(_ play: @MainActor (Theatre) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("football-gather-screens-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let theatre = try await Theatre(folder)
        try await theatre.fill()
        try await theatre.flow.launch()
        await theatre.settle()
        try await play(theatre)
        await theatre.storage.close()
    }

    var frame: Frame { workspace.frame(size: Self.size) }

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
        // Where the focus is, is decided while a frame is made.
        _ = frame
    }

    private static func register(
        _ storage: Storage, _ folding: any TextFolding, _ time: any TimeSource,
        in container: Container
    ) {
        container.register((any Accounts).self, scope: .app) { storage.accounts }
        container.register((any CredentialStore).self, scope: .app) { storage.credentialStore }
        container.register((any TimeSource).self, scope: .app) { time }
        container.register((any TextFolding).self, scope: .app) { folding }
        container.register(PlayerShuffle.self) { PlayerShuffle { $0 } }
        container.register(SessionStorage.self, scope: .session, needs: Session.self) { session in
            SessionStorage(
                players: storage.players(of: session), matches: storage.matches(of: session),
                navigationState: storage.navigationState(of: session))
        }
    }

    private func fill() async throws {
        guard let name = UserName(Squad.organiser) else { throw ScreensError.notAllowed }
        let session = try await storage.accounts.register(
            name: name, password: Password(Squad.password))
        let players = storage.players(of: session)
        for member in Squad.members {
            guard let name = PlayerName(member.name) else { throw ScreensError.notAllowed }
            let player = try await players.add(name)
            let details: [PlayerChange] = [
                .age(member.age.flatMap { Age($0) }), .preferredPosition(member.position),
                .skill(member.skill), .favouriteTeam(member.team.flatMap { TeamName($0) }),
            ]
            for detail in details { _ = try await players.update(detail, of: player.id) }
        }
        try await play(try await players.squad().players, storage.matches(of: session))
        try await storage.accounts.signOut(session)
    }

    /// Last week's match.
    private func play(_ players: [Player], _ matches: any MatchRepository) async throws {
        let entries = players.prefix(10).enumerated().map { place, player in
            LineUpEntry(player, team: place % 2 == 0 ? .a : .b)
        }
        guard let lineUp = LineUp(entries), let score = Score(a: 4, b: 2) else {
            throw ScreensError.notAllowed
        }
        var match = try await matches.start(lineUp, at: time.now())
        match.score = score
        _ = try await matches.end(match, at: time.now())
    }
}

import Domain
import Localization
import TerminalUI
import TestSupport
import Testing

@testable import Composition

/// A screen of the app in one state, for tests of everything that can be seen.
struct AppScreen: Sendable, CustomTestStringConvertible {
    typealias Steps = @MainActor @Sendable (AppHarness) async throws -> Void

    static let teamA = ["손흥민", "O'Shea, John", "👨‍👩‍👧 Family Guest", "Bo"]
    static let teamB = ["Łukasz Fabiański", "李明", "محمد صلاح"]

    /// The name of the file with its recorded frames.
    let name: String
    private let players: [Player]
    private let finished: [FinishedMatch]
    private let features: (excluding: [String], replacing: [(String, String)])
    private let isSignedIn: Bool
    private let steps: Steps

    var testDescription: String { name }

    /// Describes a screen.
    ///
    /// - Parameters:
    ///   - excluding: The features that the run leaves out.
    ///   - replacing: The features that other modules implement, and these modules.
    ///   - isSignedIn: Whether the steps begin at the squad of a new user.
    ///   - steps: A closure that leads to the screen.
    init(
        _ name: String, players: [Player] = Self.squad, finished: [FinishedMatch] = [],
        excluding: [String] = [],
        replacing: [(String, String)] = [], isSignedIn: Bool = true,
        _ steps: @escaping Steps = { _ in }
    ) {
        self.name = name
        self.players = players
        self.finished = finished
        features = (excluding, replacing)
        self.isSignedIn = isSignedIn
        self.steps = steps
    }

    /// Opens the screen in a new app in a language. Its steps name elements in English. Calls that
    /// the screen waits for continue after `body`.
    @MainActor func show(
        in language: Language = .en, _ body: (AppHarness) throws -> Void
    ) async throws {
        try await Language.with(language) { try await open(body) }
    }

    @MainActor private func open(_ body: (AppHarness) throws -> Void) async throws {
        let app = AppHarness(
            finished: finished,
            features: try FeatureSelection(
                excluding: features.excluding, replacing: features.replacing))
        for player in players { app.players.put(player) }
        let gates = [
            app.players.calls.gate, app.accounts.calls.gate, app.matches.calls.gate,
        ]
        defer { for gate in gates { gate.open() } }
        if isSignedIn { try await app.launchAndRegister() }
        try await steps(app)
        if gates.allSatisfy({ $0.waitingCount == 0 }) { await app.driver.settle() }
        try body(app)
    }

    /// Players with unusual and equal names. Some have all fields, others only a name.
    private static let squad: [Player] = {
        let names = [
            "손흥민", "Łukasz Fabiański", "李明", "محمد صلاح", "👨‍👩‍👧 Family Guest", "O'Shea, John",
            "Tim \"The Wall\" Howard", "Bo", "Ana", "Ana",
        ]
        let positions: [Position?] = [.winger, .goalkeeper, .midfielder, .striker, nil, .defender]
        return names.enumerated().compactMap { index, name in
            guard let name = PlayerName(name) else { return nil }
            let id = PlayerID(Int64(index + 1))
            guard index < positions.count, index != 4 else { return Player(id: id, name: name) }
            return Player(
                id: id, name: name, age: Age(30 + index),
                skill: Skill.allCases[index % Skill.allCases.count],
                preferredPosition: positions[index],
                favouriteTeam: index == 1 ? ShortText("West Ham") : nil)
        }
    }()
}

@MainActor extension AppHarness {
    /// Presses keys, each after the work of the ones before it.
    func press(_ keys: Key...) async {
        for key in keys {
            workspace.receive(.key(key))
            await driver.settle()
        }
    }

    /// Opens one of the settings.
    func openSetting(_ title: String) async throws {
        try driver.tap("Settings")
        await driver.settle()
        try driver.open(title)
        await driver.settle()
    }

    /// Goes from the list to what an import of a file would add.
    func requestImport(of file: String) async throws {
        try await openSetting("Export and import")
        try driver.type(file, into: "File")
        try driver.tap("Import")
        await driver.settle()
    }

    /// Opens the history of a player whom two devices have changed.
    func openChangedPlayer() async throws {
        var player = try #require(players.player(PlayerID(2)))
        player.age = Age(13)
        players.put(player)
        (player.age, player.skill, player.preferredPosition) = (Age(33), nil, .defender)
        players.put(player)
        try driver.open("Łukasz Fabiański")
        try driver.tap("History")
        await driver.settle()
    }

    /// Opens a change in a history by its values. The name of the field is in the language of the
    /// screen.
    func openChange(_ values: String) throws {
        let titles = try driver.rows().filter { $0.hasSuffix(values) }
        try #require(titles.count == 1)
        try driver.open(titles[0])
    }

    /// Goes from the list to the page about who comes.
    func openAttendance() async throws {
        try driver.selectTab("Evening")
        await driver.settle()
    }

    /// Goes from the list to the fair teams of all players.
    func openFairTeams() async throws {
        try await openLineUps()
        try driver.tap("Fair teams")
        await driver.settle()
    }

    /// Goes from the list to the line-ups of all players.
    func openLineUps() async throws {
        try driver.tap("Select")
        try driver.tap("All or none")
        await driver.settle()
        try driver.tap("Confirm players")
        await driver.settle()
    }

    /// Starts the clock of a match of two teams with the score 3-1.
    func play() async throws {
        try await startGather(teamA: AppScreen.teamA, teamB: AppScreen.teamB)
        for label in ["Team A +", "Team A +", "Team A +", "Team B +", "Start"] {
            try driver.tap(label)
        }
        await driver.settle()
    }
}

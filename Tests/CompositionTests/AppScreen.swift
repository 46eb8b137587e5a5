import Domain
import TerminalUI
import TestSupport
import Testing

/// The screens of the app, for recorded frames.
enum AppScreen: String, CaseIterable, Sendable {
    case login, warning, players, selection, empty, add, detail, choice, confirm
    case gather, time, alert, resume
    case settings, sessions, password, exported, question, invalid

    private static let names = [
        "손흥민", "Łukasz Fabiański", "李明", "محمد صلاح", "👨‍👩‍👧 Family Guest", "O'Shea, John",
        "Tim \"The Wall\" Howard", "Bo", "Ana", "Ana",
    ]
    private static let teamA = ["손흥민", "O'Shea, John", "👨‍👩‍👧 Family Guest", "Bo"]
    private static let teamB = ["Łukasz Fabiański", "李明", "محمد صلاح"]

    /// Returns an app that shows the screen.
    @MainActor func open() async throws -> AppHarness {
        let app = AppHarness(names: self == .empty ? [] : Self.names)
        Self.describe(app.players)
        let driver = app.driver
        switch self {
        case .login:
            try await app.launch()
        case .warning:
            try await app.launch()
            try driver.type("bob", into: "Username")
            try driver.tap("Login")
        case .resume:
            try await app.matches.startMatch(Self.teamA + Self.teamB, app.players, app.clock.now())
            try await app.launchAndRegister()
        default:
            try await app.launchAndRegister()
            try await Self.go(to: self, in: app)
        }
        await driver.settle()
        return app
    }

    @MainActor private static func go(to screen: AppScreen, in app: AppHarness) async throws {
        let driver = app.driver
        switch screen {
        case .selection:
            try driver.tap("Select")
            for name in ["李明", "Bo"] { try driver.open(name) }
        case .add:
            try driver.tap("Add player")
            try driver.type(String(repeating: "손흥민 ", count: 30) + "!", into: "Name")
        case .detail:
            try driver.open("Łukasz Fabiański")
        case .choice:
            try driver.open("Łukasz Fabiański")
            try driver.open("Preferred position")
        case .confirm:
            try await app.confirm(teamA + teamB)
            for name in teamA.prefix(3) { try driver.row(name, does: "Team A") }
            for name in teamB.prefix(2) { try driver.row(name, does: "Team B") }
        case .gather, .alert:
            try await play(app)
            if screen == .alert { try driver.tap("End gather") }
        case .time:
            try await app.startGather(teamA: teamA, teamB: teamB)
            try driver.tap("Set time")
        case .settings, .sessions, .password, .exported, .question, .invalid:
            try driver.tap("Settings")
            await driver.settle()
            try await goToSetting(screen, in: app)
        default:
            break
        }
    }

    @MainActor private static func goToSetting(
        _ screen: AppScreen, in app: AppHarness
    ) async throws {
        let driver = app.driver
        switch screen {
        case .sessions:
            _ = app.accounts.addSession(of: try #require(UserName("bob")))
            try driver.open("Sessions")
        case .password:
            try driver.open("Change password")
            try driver.type("correct house", into: "Current password")
            try driver.type("battery staple", into: "New password")
            try driver.type("battery staple", into: "Repeat new password")
            try driver.tap("Change password")
        case .exported, .question, .invalid:
            try driver.open("Export and import")
            let file = ["exported": "my-squad.json", "question": "squad.csv"][screen.rawValue]
            try driver.type(file ?? "invalid.csv", into: "File")
            try driver.tap(screen == .exported ? "Export" : "Import")
        default:
            break
        }
    }

    /// Starts a match with the score 3-1 and a clock that has run for 83 seconds.
    @MainActor private static func play(_ app: AppHarness) async throws {
        try await app.startGather(teamA: teamA, teamB: teamB)
        for label in ["Team A +", "Team A +", "Team A +", "Team B +", "Start"] {
            try app.driver.tap(label)
        }
        await app.driver.settle()
        await app.advance(by: .seconds(83))
    }

    /// Sets positions, ages, skills and teams of some players.
    private static func describe(_ players: InMemoryPlayers) {
        let positions: [Position?] = [.winger, .goalkeeper, .midfielder, .striker, nil, .defender]
        for (index, player) in players.all.enumerated() where index < positions.count {
            var described = player
            described.preferredPosition = positions[index]
            described.age = index == 4 ? nil : Age(30 + index)
            described.skill = index == 4 ? nil : Skill.allCases[index % Skill.allCases.count]
            described.favouriteTeam = index == 1 ? FavouriteTeam("West Ham") : nil
            players.put(described)
        }
    }
}

extension InMemoryMatches {
    /// Stores a match in progress with the score 3-1.
    fileprivate func startMatch(
        _ names: [String], _ players: InMemoryPlayers, _ moment: Moment
    ) async throws {
        let squad = names.compactMap { name in players.all.first { $0.name.text == name } }
        let entries = squad.enumerated().map { index, player in
            LineUpEntry(player, team: index < 4 ? .a : .b)
        }
        var match = try await start(try #require(LineUp(entries)), at: moment)
        match.score = try #require(Score(a: 3, b: 1))
        try await save(match)
    }
}

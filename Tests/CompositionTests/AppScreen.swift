import Domain
import TerminalUI
import TestSupport
import Testing

/// Every screen that a person meets, and how to get there.
enum AppScreen: String, CaseIterable, Sendable {
    case login, warning, players, selection, empty, add, detail, choice, confirm
    case gather, time, alert, resume

    private static let names = [
        "손흥민", "Łukasz Fabiański", "李明", "محمد صلاح", "👨‍👩‍👧 Family Guest", "O'Shea, John",
        "Tim \"The Wall\" Howard", "Bo", "Ana", "Ana",
    ]
    private static let teamA = ["손흥민", "O'Shea, John", "👨‍👩‍👧 Family Guest", "Bo"]
    private static let teamB = ["Łukasz Fabiański", "李明", "محمد صلاح"]

    /// The composed app with this screen in front.
    @MainActor func open() async throws -> AppHarness {
        let house = AppHarness(names: self == .empty ? [] : Self.names)
        Self.describe(house.players)
        let driver = house.driver
        switch self {
        case .login:
            try await house.launch()
        case .warning:
            try await house.launch()
            try driver.type("bob", into: "Username")
            try driver.tap("Login")
        case .resume:
            try await house.matches.leave(Self.teamA + Self.teamB, house.players, house.clock.now())
            try await house.launchAndRegister()
        default:
            try await house.launchAndRegister()
            try await Self.go(to: self, in: house)
        }
        await driver.settle()
        return house
    }

    @MainActor private static func go(to screen: AppScreen, in house: AppHarness) async throws {
        let driver = house.driver
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
            try await house.confirm(teamA + teamB)
            for name in teamA.prefix(3) { try driver.row(name, does: "Team A") }
            for name in teamB.prefix(2) { try driver.row(name, does: "Team B") }
        case .gather, .alert:
            try await play(house)
            if screen == .alert { try driver.tap("End gather") }
        case .time:
            try await house.startGather(teamA: teamA, teamB: teamB)
            try driver.tap("Set time")
        default:
            break
        }
    }

    /// Three to one, and a clock that has run for a while.
    @MainActor private static func play(_ house: AppHarness) async throws {
        try await house.startGather(teamA: teamA, teamB: teamB)
        for label in ["Team A +", "Team A +", "Team A +", "Team B +", "Start"] {
            try house.driver.tap(label)
        }
        await house.driver.settle()
        house.clock.advance(by: .seconds(83))
    }

    /// Makes some of them people of whom something is known.
    private static func describe(_ players: InMemoryPlayers) {
        let positions: [Position?] = [.winger, .goalkeeper, .midfielder, .striker, nil, .defender]
        for (index, player) in players.all.enumerated() where index < positions.count {
            var described = player
            described.preferredPosition = positions[index]
            described.age = index == 4 ? nil : Age(30 + index)
            described.skill = index == 4 ? nil : Skill.allCases[index % Skill.allCases.count]
            described.favouriteTeam = index == 1 ? TeamName("West Ham") : nil
            players.put(described)
        }
    }
}

extension InMemoryMatches {
    /// A match that was started and not ended.
    fileprivate func leave(
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

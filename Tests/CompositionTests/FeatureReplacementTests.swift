import Arrival
import ConfirmPlayers
import DependencyContainer
import Domain
import Gather
import GatherResult
import Login
import PlayerAdd
import PlayerDetail
import PlayerEdit
import PlayerList
import TestSupport
import Testing

@testable import Composition

@MainActor @Suite struct `A replaced feature` {
    /// The types of the features with a fake.
    private nonisolated static let types: [String: any Any.Type] = [
        "Login": (any LoginBuilding).self, "PlayerList": (any PlayerListBuilding).self,
        "PlayerAdd": (any PlayerAddBuilding).self, "PlayerDetail": (any PlayerDetailBuilding).self,
        "PlayerEdit": (any PlayerEditBuilding).self,
        "ConfirmPlayers": (any ConfirmPlayersBuilding).self,
        "Gather": (any GatherBuilding).self, "Arrival": (any ArrivalBuilding).self,
        "GatherResult": (any GatherResultBuilding).self,
    ]

    @Test(arguments: types.keys.sorted())
    func `works with all other features`(feature: String) async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        try #require(replace(feature, in: app))
        try await app.launch()
        try await signIn(app, feature)
        try await addPlayer(app, feature)
        try await editPlayer(app, feature)
        try await play(app, feature)

        let list = feature == "PlayerList" ? "Fake players" : "Players"
        #expect(app.driver.title == list)
        #expect(app.matches.finished.count == 1)
        #expect(app.matches.stored == nil)
        let live = feature == "PlayerList" ? "FakeCoordinator" : "PlayerListCoordinator"
        #expect(app.coordinators == ["AppFlow", "SessionFlow", live].sorted())
    }

    /// Replaces the factory of a feature by `FakeFeatures`, and returns whether that conforms to
    /// its type.
    private func replace(_ feature: String, in app: AppHarness) -> Bool {
        func open<Building>(_ type: Building.Type) -> Bool {
            guard let fakes = FakeFeatures(app) as? Building else { return false }
            app.container.replace(type) { fakes }
            return true
        }
        return Self.types[feature].map { open($0) } ?? false
    }

    private func signIn(_ app: AppHarness, _ feature: String) async throws {
        if feature == "Login" {
            try app.driver.tap("Enter")
        } else {
            try app.driver.type("bob", into: "Username")
            try app.driver.type("correct horse", into: "Password")
            try app.driver.tap("Register")
        }
        await app.driver.settle()
    }

    private func addPlayer(_ app: AppHarness, _ feature: String) async throws {
        try app.driver.tap(feature == "PlayerList" ? "Add" : "Add player")
        if feature == "PlayerAdd" {
            try app.driver.tap("End")
        } else {
            try app.driver.type("Zoe", into: "Name")
            try app.driver.tap("Done")
        }
        await app.driver.settle()
        #expect(app.players.all.map(\.name.text).contains("Zoe"))
        if feature != "PlayerList" { #expect(try app.driver.rows().contains("Zoe")) }
    }

    private func editPlayer(_ app: AppHarness, _ feature: String) async throws {
        if feature == "PlayerList" {
            try app.driver.tap("Open")
        } else {
            try app.driver.open("Ana")
        }
        if feature == "PlayerDetail" {
            #expect(app.driver.title == "Fake Ana")
            try app.driver.tap("Age")
        } else {
            try app.driver.open("Age")
        }
        if feature == "PlayerEdit" {
            try app.driver.tap("End")
        } else {
            try app.driver.type("30", into: "Age")
            try app.driver.tap("Done")
        }
        await app.driver.settle()
        #expect(app.players.all[0].age == Age(30))
        if feature != "PlayerDetail" { #expect(try app.driver.details(of: "Age") == ["30"]) }
        app.driver.back()
    }

    private func addGuest(_ app: AppHarness, _ feature: String) async throws {
        try app.driver.tap("Add player")
        await app.driver.settle()
        if feature == "Arrival" {
            try app.driver.tap("Choose")
        } else {
            try app.driver.type("Tom", into: "Name")
            await app.driver.settle()
            try app.driver.row("Add guest “Tom”", does: "Team A")
        }
        await app.driver.settle()
        #expect(try app.driver.rows(in: "Team A").contains("Tom"))
    }

    private func play(_ app: AppHarness, _ feature: String) async throws {
        if feature == "PlayerList" {
            try app.driver.tap("Confirm")
        } else {
            try await app.confirm(["Ana", "Bo"])
        }
        if feature == "ConfirmPlayers" {
            try app.driver.tap("Start")
        } else {
            try app.driver.row("Ana", does: "Team A")
            try app.driver.row("Bo", does: "Team B")
            try app.driver.tap("Start gather")
        }
        await app.driver.settle()
        if feature == "Gather" {
            try app.driver.tap("End")
        } else {
            try await addGuest(app, feature)
            try app.driver.tap("End gather")
            try app.driver.tap("Yes")
        }
        await app.driver.settle()
        try app.driver.tap(feature == "GatherResult" ? "End" : "Back to squad")
        await app.driver.settle()
    }
}

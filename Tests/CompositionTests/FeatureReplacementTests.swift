import ConfirmPlayers
import DependencyContainer
import Domain
import Gather
import Login
import PlayerAdd
import PlayerDetail
import PlayerEdit
import PlayerList
import TestSupport
import Testing

@MainActor @Suite struct `A replaced feature` {
    enum Feature: String, CaseIterable {
        case login, playerList, playerAdd, playerDetail, playerEdit, confirmPlayers, gather
    }

    @Test(arguments: Feature.allCases)
    func `works with all other features`(feature: Feature) async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        replace(feature, in: app)
        try await app.launch()
        try await signIn(app, feature)
        try await addPlayer(app, feature)
        try await editPlayer(app, feature)
        try await play(app, feature)

        let list = feature == .playerList ? "Fake players" : "Players"
        #expect(app.driver.title == list)
        #expect(app.matches.past.count == 1)
        #expect(app.matches.stored == nil)
        let live = feature == .playerList ? "FakeCoordinator" : "PlayerListCoordinator"
        #expect(app.coordinators == ["AppFlow", "SessionFlow", live].sorted())
    }

    private func replace(_ feature: Feature, in app: AppHarness) {
        let fakes = FakeFeatures(app)
        switch feature {
        case .login: app.container.replace((any LoginBuilding).self) { fakes }
        case .playerList: app.container.replace((any PlayerListBuilding).self) { fakes }
        case .playerAdd: app.container.replace((any PlayerAddBuilding).self) { fakes }
        case .playerDetail: app.container.replace((any PlayerDetailBuilding).self) { fakes }
        case .playerEdit: app.container.replace((any PlayerEditBuilding).self) { fakes }
        case .confirmPlayers: app.container.replace((any ConfirmPlayersBuilding).self) { fakes }
        case .gather: app.container.replace((any GatherBuilding).self) { fakes }
        }
    }

    private func signIn(_ app: AppHarness, _ feature: Feature) async throws {
        if feature == .login {
            try app.driver.tap("Enter")
        } else {
            try app.driver.type("bob", into: "Username")
            try app.driver.type("correct horse", into: "Password")
            try app.driver.tap("Register")
        }
        await app.driver.settle()
    }

    private func addPlayer(_ app: AppHarness, _ feature: Feature) async throws {
        try app.driver.tap(feature == .playerList ? "Add" : "Add player")
        if feature == .playerAdd {
            try app.driver.tap("End")
        } else {
            try app.driver.type("Zoe", into: "Name")
            try app.driver.tap("Done")
        }
        await app.driver.settle()
        #expect(app.players.all.map(\.name.text).contains("Zoe"))
        if feature != .playerList { #expect(try app.driver.rows().contains("Zoe")) }
    }

    private func editPlayer(_ app: AppHarness, _ feature: Feature) async throws {
        if feature == .playerList {
            try app.driver.tap("Open")
        } else {
            try app.driver.open("Ana")
        }
        if feature == .playerDetail {
            #expect(app.driver.title == "Fake Ana")
            try app.driver.tap("Age")
        } else {
            try app.driver.open("Age")
        }
        if feature == .playerEdit {
            try app.driver.tap("End")
        } else {
            try app.driver.type("30", into: "Age")
            try app.driver.tap("Done")
        }
        await app.driver.settle()
        #expect(app.players.all[0].age == Age(30))
        if feature != .playerDetail { #expect(try app.driver.details(of: "Age") == ["30"]) }
        app.driver.back()
    }

    private func play(_ app: AppHarness, _ feature: Feature) async throws {
        if feature == .playerList {
            try app.driver.tap("Confirm")
        } else {
            try await app.confirm(["Ana", "Bo"])
        }
        if feature == .confirmPlayers {
            try app.driver.tap("Start")
        } else {
            try app.driver.row("Ana", does: "Team A")
            try app.driver.row("Bo", does: "Team B")
            try app.driver.tap("Start gather")
        }
        await app.driver.settle()
        if feature == .gather {
            try app.driver.tap("End")
        } else {
            try app.driver.tap("End gather")
            try app.driver.tap("Yes")
        }
        await app.driver.settle()
    }
}

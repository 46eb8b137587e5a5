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

/// Each feature is replaced by a fake in turn, by one line, and the others do not notice.
@MainActor @Suite struct `Swapping a feature` {
    enum Feature: String, CaseIterable {
        case login, playerList, playerAdd, playerDetail, playerEdit, confirmPlayers, gather
    }

    @Test(arguments: Feature.allCases)
    func `the evening goes on with a fake`(of feature: Feature) async throws {
        let house = AppHarness(names: ["Ana", "Bo"])
        replace(feature, in: house)
        try await house.launch()
        try await signIn(house, feature)
        try await addPlayer(house, feature)
        try await editPlayer(house, feature)
        try await play(house, feature)

        let list = feature == .playerList ? "Fake players" : "Players"
        #expect(house.driver.title == list)
        #expect(house.matches.past.count == 1)
        #expect(house.matches.stored == nil)
        let live = feature == .playerList ? "FakeCoordinator" : "PlayerListCoordinator"
        #expect(house.coordinators == ["AppFlow", "SessionFlow", live].sorted())
    }

    private func replace(_ feature: Feature, in house: AppHarness) {
        let fakes = FakeFeatures(house: house)
        switch feature {
        case .login: house.container.replace((any LoginBuilding).self) { fakes }
        case .playerList: house.container.replace((any PlayerListBuilding).self) { fakes }
        case .playerAdd: house.container.replace((any PlayerAddBuilding).self) { fakes }
        case .playerDetail: house.container.replace((any PlayerDetailBuilding).self) { fakes }
        case .playerEdit: house.container.replace((any PlayerEditBuilding).self) { fakes }
        case .confirmPlayers: house.container.replace((any ConfirmPlayersBuilding).self) { fakes }
        case .gather: house.container.replace((any GatherBuilding).self) { fakes }
        }
    }

    private func signIn(_ house: AppHarness, _ feature: Feature) async throws {
        if feature == .login {
            try house.driver.tap("Enter")
        } else {
            try house.driver.type("bob", into: "Username")
            try house.driver.type("correct horse", into: "Password")
            try house.driver.tap("Register")
        }
        await house.driver.settle()
    }

    private func addPlayer(_ house: AppHarness, _ feature: Feature) async throws {
        try house.driver.tap(feature == .playerList ? "Add" : "Add player")
        if feature == .playerAdd {
            try house.driver.tap("End")
        } else {
            try house.driver.type("Zoe", into: "Name")
            try house.driver.tap("Done")
        }
        await house.driver.settle()
        #expect(house.players.all.map(\.name.text).contains("Zoe"))
        if feature != .playerList { #expect(try house.driver.rows().contains("Zoe")) }
    }

    private func editPlayer(_ house: AppHarness, _ feature: Feature) async throws {
        if feature == .playerList {
            try house.driver.tap("Open")
        } else {
            try house.driver.open("Ana")
        }
        if feature == .playerDetail {
            #expect(house.driver.title == "Fake Ana")
            try house.driver.tap("Age")
        } else {
            try house.driver.open("Age")
        }
        if feature == .playerEdit {
            try house.driver.tap("End")
        } else {
            try house.driver.type("30", into: "Age")
            try house.driver.tap("Done")
        }
        await house.driver.settle()
        #expect(house.players.all[0].age == Age(30))
        if feature != .playerDetail { #expect(try house.driver.details(of: "Age") == ["30"]) }
        house.driver.back()
    }

    private func play(_ house: AppHarness, _ feature: Feature) async throws {
        if feature == .playerList {
            try house.driver.tap("Confirm")
        } else {
            try await house.confirm(["Ana", "Bo"])
        }
        if feature == .confirmPlayers {
            try house.driver.tap("Start")
        } else {
            try house.driver.row("Ana", does: "Team A")
            try house.driver.row("Bo", does: "Team B")
            try house.driver.tap("Start gather")
        }
        await house.driver.settle()
        if feature == .gather {
            try house.driver.tap("End")
        } else {
            try house.driver.tap("End gather")
            try house.driver.tap("Yes")
        }
        await house.driver.settle()
    }
}

import Composition
import Domain
import Navigation
import TestSupport
import Testing

@MainActor @Suite struct `Account in the app` {
    @Test(arguments: [
        ("settings/password", "Change password"), ("settings/sessions", "Sessions"),
    ])
    func `a deep link opens a page above the settings, and a relaunch restores it`(
        link: String, title: String
    ) async throws {
        let app = AppHarness(names: ["Ana", "Bo"])
        try await app.launch(opening: AppDeepLinks.link(from: link))
        try await app.register()
        #expect(app.driver.title == title)
        app.navigator.close()
        let next = AppHarness(after: app)
        try await next.launch()
        #expect(next.driver.title == title)
        next.driver.back()
        #expect(next.driver.title == "Settings")
        next.driver.back()
        #expect(next.driver.title == "Players")
    }

    @Test func `its rows are in the settings, unless a run is without it`() async throws {
        for features in [.default, try FeatureSelection(excluding: ["Account"], replacing: [])] {
            let app = AppHarness(features: features)
            try await app.launchAndRegister()
            try app.driver.tap("Settings")
            let rows = try app.driver.rows()
            #expect(rows.contains("Sessions") == (features == .default))
        }
    }

    @Test func `a sign-out everywhere ends all sessions and leads to the login`() async throws {
        let app = AppHarness()
        try await app.launchAndRegister()
        let name = try #require(UserName("bob"))
        _ = try await app.accounts.signIn(name: name, password: Password("correct horse"))
        try app.driver.tap("Settings")
        try app.driver.open("Sessions")
        await app.driver.settle()
        #expect(try app.driver.rows().count == 2)
        app.accounts.calls.fail(.signOutEverywhere, with: .busy)
        try app.driver.tap("Sign out everywhere")
        try app.driver.tap("Sign out")
        await app.driver.settle()
        #expect(app.driver.title == "Sign out")
        #expect(app.accounts.sessionCount == 2)
        try app.driver.tap("Try again")
        await app.driver.settle()
        #expect(app.driver.title == "Login")
        #expect(app.accounts.sessionCount == 0)
        #expect(app.credentials.token == nil)
    }

    @Test func `a changed password signs in the next time`() async throws {
        let app = AppHarness()
        try await app.launchAndRegister()
        try app.driver.tap("Settings")
        try app.driver.open("Change password")
        try app.driver.type("correct horse", into: "Current password")
        try app.driver.type("battery staple", into: "New password")
        try app.driver.type("battery staple", into: "Repeat new password")
        try app.driver.tap("Change password")
        await app.driver.settle()
        #expect(
            app.driver.texts == ["Your password was changed, and all other sessions have ended."])
        let name = try #require(UserName("bob"))
        _ = try await app.accounts.signIn(name: name, password: Password("battery staple"))
    }
}

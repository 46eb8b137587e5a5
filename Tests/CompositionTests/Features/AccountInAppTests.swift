import Composition
import Domain
import Navigation
import TestSupport
import Testing

@MainActor @Suite struct `Account in the app` {
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

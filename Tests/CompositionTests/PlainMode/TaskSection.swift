import Domain
import TestSupport
import Testing

/// A section of the article about tasks, with the state of the app before its first task.
struct TaskSection: Sendable, CustomTestStringConvertible {
    let name: String
    /// Creates an app and leads to the page on which the first task begins.
    let start: @MainActor @Sendable () async throws -> AppHarness

    var testDescription: String { name }

    static let all = [
        TaskSection(name: "Account") {
            let app = AppHarness()
            try await app.launch()
            return app
        },
        TaskSection(name: "Squad") { try await squad(["Ana", "Bo", "Cy", "Dan"]) },
        TaskSection(name: "Attendance") { try await squad(["Ana", "Bo", "Cy", "Dan", "Ed"]) },
        TaskSection(name: "Teams") { try await squad(["Ana", "Bo", "Cy", "Dan", "Ed"]) },
        TaskSection(name: "Gather") {
            let app = try await squad(["Ana", "Bo", "Cy", "Dan", "Ed"])
            try await app.startGather(teamA: ["Ana", "Bo"], teamB: ["Cy", "Dan"])
            return app
        },
        TaskSection(name: "Gathers") {
            let app = try await squad(["Ana", "Bo", "Cy", "Dan", "Ed"])
            try await app.startGather(teamA: ["Ana", "Bo"], teamB: ["Cy", "Dan"])
            try app.driver.tap("Team A +")
            try app.driver.open("Ana")
            await app.driver.settle()
            try await app.endGather()
            return app
        },
        TaskSection(name: "Files") { try await squad(["Ana"]) },
        TaskSection(name: "Settings") { try await squad(["Ana"]) },
        TaskSection(name: "Server") { try await squad(["Ana"]) },
    ]

    @MainActor private static func squad(_ names: [String]) async throws -> AppHarness {
        let app = AppHarness(names: names)
        try await app.launchAndRegister()
        return app
    }
}

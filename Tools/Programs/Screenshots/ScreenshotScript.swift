import TerminalUI
import ToolSupport

/// A frame of the app under a name.
struct Screenshot {
    /// The file name without its extension.
    let name: String
    /// The alternative text.
    let title: String
    let frame: Frame
}

/// The steps from the login to a running gather.
@MainActor enum ScreenshotScript {
    /// Runs the app and returns the frames of its screens. README.md shows some of them.
    ///
    /// - Throws: `ToolError` if a screen lacks a text that the script expects.
    static func run() async throws -> [Screenshot] {
        var screenshots: [Screenshot] = []
        try await ScreenshotApp.run { app in
            @MainActor func capture(
                _ name: String, _ title: String, showing text: String,
                size: Size = ScreenshotApp.size
            ) throws {
                let frame = app.frame(size: size)
                guard frame.text.contains(text) else {
                    throw ToolError(
                        .software,
                        "A screen lacks “\(text)”. Adapt ScreenshotScript to the app.\n\(frame.text)"
                    )
                }
                screenshots.append(Screenshot(name: name, title: title, frame: frame))
            }

            await app.type(SampleSquad.organiser)
            await app.press(.tab)
            await app.type(SampleSquad.password)
            try capture("login", "The login, filled in", showing: "Login")

            await app.press(.enter)
            await app.press(.down, .down, .down)
            try capture("players", "The list of players", showing: "Last gather: 4-2")
            await app.press(.character("?"))
            try capture("keys", "The keys of the list of players", showing: "suspend")
            await app.press(.escape)

            await app.press(.character("/"))
            await app.type(SampleSquad.detailedPlayer)
            await app.press(.enter, .enter)
            try capture("player", "The details of a player", showing: "Los Angeles FC")
            await app.press(.escape, .escape)

            await app.press(.character("s"), .end)
            // Ten players of the last match are selected already.
            for _ in 0..<4 { await app.press(.enter, .up) }
            try capture("selection", "The selection of players", showing: "14 selected")

            await app.press(.character("c"))
            for team in "abababababab" { await app.press(.character(team)) }
            try capture("teams", "The assignment of players to two teams", showing: "Start gather")

            await app.press(.character("s"), .space)
            app.time.advance(by: .milliseconds(135_200))
            for team in "aaba" { await app.press(.character(team)) }
            // A goal is highlighted for a second, and a cancelled question refreshes the page.
            app.time.advance(by: .seconds(2))
            await app.press(.character("e"), .escape)
            try capture("gather", "A gather in progress at 3-1", showing: "Running")
            try capture(
                "gather-wide", "A gather in progress in a wide window", showing: "Running",
                size: Size(columns: 120, rows: 34))
        }
        return screenshots
    }
}

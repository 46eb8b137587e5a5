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

/// The steps from the login through a gather to its correction.
@MainActor enum ScreenshotScript {
    /// Runs the app and returns the frames of its screens, which README.md shows.
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
            await app.press(.enter)
            await app.press(.down, .down, .down)
            try capture("players", "The list of players", showing: "Last gather: 4-2")

            await app.press(.character("s"), .end)
            // Ten players of the last match are selected already.
            for _ in 0..<4 { await app.press(.enter, .up) }
            await app.press(.character("c"))
            for team in "ababababababa" { await app.press(.character(team)) }
            await app.press(.character("c"))

            // Enter names the scorer of a goal.
            app.time.advance(by: .seconds(48))
            await app.press(.character("a"), .down, .enter)
            app.time.advance(by: .seconds(31))
            await app.press(.character("n"), .character("/"))
            await app.type("Lucy Bronze")
            await app.press(.down, .character("b"))
            app.time.advance(by: .seconds(40))
            await app.press(.character("b"), .down, .down, .enter)
            await app.press(.character("a"), .character("u"))
            app.time.advance(by: .seconds(64))
            await app.press(.character("a"), .character("o"), .enter)
            app.time.advance(by: .seconds(52))
            await app.press(.character("a"), .enter)
            // A goal is highlighted for a second, and a cancelled question refreshes the page.
            app.time.advance(by: .seconds(2))
            await app.press(.character("e"), .escape)
            try capture(
                "gather-wide", "A gather in progress in a wide window", showing: "What happened",
                size: Size(columns: 120, rows: 40))

            await app.press(.character("e"), .character("y"))
            try capture("result", "The result of a gather", showing: "Team A wins")
            await app.press(.character("b"), .character("2"))
            try capture("gathers", "The gathers by month", showing: "May 2025")

            // A forgotten goal and its scorer.
            await app.press(.enter, .character("b"), .enter, .home, .enter)
            try capture(
                "gather-detail", "A finished gather with a corrected score", showing: "(added)")
        }
        return screenshots
    }
}

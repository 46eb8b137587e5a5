import TerminalUI

/// One evening from the login to the third goal, and what is seen on the way.
@MainActor enum Story {
    static func tell() async throws -> [Shot] {
        var shots: [Shot] = []
        try await Theatre.open { theatre in
            @MainActor func shoot(_ name: String, _ caption: String, showing text: String) throws {
                let frame = theatre.frame
                guard frame.text.contains(text) else {
                    throw ScreensError.unexpectedScreen(wanted: text, found: frame.text)
                }
                shots.append(Shot(name: name, caption: caption, frame: frame))
            }

            await theatre.type(Squad.organiser)
            await theatre.press(.tab)
            await theatre.type(Squad.password)
            try shoot("login", "The login, filled in", showing: "Login")

            await theatre.press(.enter)
            await theatre.press(.down, .down, .down)
            try shoot("players", "The list of players", showing: "Last gather: 4-2")
            await theatre.press(.character("?"))
            try shoot("keys", "What the keys do on the list of players", showing: "suspend")
            await theatre.press(.escape)

            await theatre.press(.character("/"))
            await theatre.type(Squad.star)
            await theatre.press(.enter, .enter)
            try shoot("player", "One player's details", showing: "Los Angeles FC")
            await theatre.press(.escape, .escape)

            await theatre.press(.character("s"), .end)
            for _ in 0..<14 { await theatre.press(.space, .up) }
            try shoot("selection", "Players being selected", showing: "14 selected")

            await theatre.press(.character("c"))
            for team in "abababababab" { await theatre.press(.character(team)) }
            try shoot("teams", "Players being handed out to two teams", showing: "Start gather")

            await theatre.press(.character("s"), .space)
            theatre.time.advance(by: .milliseconds(137_200))
            for team in "aaba" { await theatre.press(.character(team)) }
            try shoot("gather", "A gather in progress at 3-1", showing: "Running")
        }
        return shots
    }
}

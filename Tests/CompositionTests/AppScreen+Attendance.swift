import Domain
import TerminalUI
import TestSupport
import Testing

extension AppScreen {
    private static let list = """
        Tuesday 24 Nov, 20:30, Olympiapark
        1. Ana
        2. bo
        3. Łukazs
        4. 李明 +1
        5. Quentin
        6.
        Maybe: Zoë, Nia
        Out: Tom
        """

    /// The pages about who comes.
    static let attendance = [
        AppScreen("attendance-empty", players: SampleData.squad) { app in
            try await app.openAttendance()
        },
        AppScreen("attendance-pasted", players: SampleData.squad) { app in
            try await app.openAttendance()
            app.workspace.receive(.paste(list))
            await app.driver.settle()
        },
        AppScreen("attendance-question", players: SampleData.squad) { app in
            try await app.openAttendance()
            app.workspace.receive(.paste(list))
            await app.driver.settle()
            try app.driver.open("Who is “Łukazs”?")
        },
        AppScreen("attendance", players: SampleData.squad) { app in
            try await app.openAttendance()
            app.workspace.receive(.paste(list.replacing("Łukazs", with: "Łukasz")))
            await app.driver.settle()
            try app.driver.tap("Accept")
            await app.driver.settle()
        },
        AppScreen("attendance-evenings", players: SampleData.squad) { app in
            try await app.openAttendance()
            for date in ["2026-11-24", "2026-12-01"] {
                try app.driver.tap("New evening")
                try app.driver.type(date, into: "Date")
                try app.driver.type("20:30", into: "Time")
                try app.driver.type("Olympiapark", into: "Place")
                try app.driver.tap("Done")
                await app.driver.settle()
            }
            try app.driver.tap("Other evenings")
        },
        AppScreen("attendance-evening", players: SampleData.squad) { app in
            try await app.openAttendance()
            try app.driver.tap("New evening")
            try app.driver.type("2026-11-31", into: "Date")
        },
    ]
}

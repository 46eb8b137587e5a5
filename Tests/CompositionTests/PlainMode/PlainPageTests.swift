import TerminalUI
import TestSupport
import Testing
import TextSanitizing

@testable import PlainTerminal

/// Tests that plain mode shows every page in words.
@MainActor @Suite struct `Pages in plain mode` {
    private func lines(of app: AppHarness) throws -> [String] {
        let workspace = app.workspace
        return PageText(
            try #require(workspace.page), tabs: workspace.tabs, status: workspace.status
        ).lines.map { $0.sanitized(for: .plainOutput) }
    }

    @Test(arguments: AppScreen.all)
    func `begin with their names and contain no drawings`(screen: AppScreen) async throws {
        try await screen.show { app in
            let lines = try lines(of: app)
            let title = try #require(app.workspace.page).title
            #expect(lines.prefix(2) == ["", "== \(title) =="])
            for line in lines {
                let drawings = line.unicodeScalars.filter(\.isDrawing)
                #expect(drawings.isEmpty, "\(line)")
            }
        }
    }

    /// The full screen shows a row by a colour or a symbol, and plain mode by a word.
    @Test(arguments: AppScreen.all)
    func `have a text for each symbol`(screen: AppScreen) async throws {
        try await screen.show { app in
            let page = try #require(app.workspace.page)
            page.forEachRow { location in
                for detail in location.row.details where detail.symbol != nil {
                    #expect(!detail.text.isEmpty, "\(location.row.title)")
                }
            }
        }
    }

    /// The states that the full screen shows by colours or symbols, as plain mode prints them.
    private nonisolated static let states = [
        "login-invalid": ["! Both fields are mandatory."],
        "squad-damaged": ["Damaged"],
        "squad-selection": ["[x] Bo", "[ ] Ana"],
        "player-age-invalid": ["    ! Enter a whole number"],
        "player-position": ["    (x) goalkeeper", "    ( ) defender"],
        "player-history": ["Age from 31 to 13"],
        "line-ups": ["Start gather", "Team B (not available)"],
        "gather": ["Time: 08:37, Running"],
        "gather-paused": ["Time: 05:00, Paused"],
        "gather-last-seconds": ["Time: 00:08, Running"],
        "gather-time-up": ["Time: 00:00, Time is up"],
        "gather-events": ["Bo, 1 goal", "محمد صلاح, left"],
        "gather-failed": ["! Unable to save the score."],
        "gather-result": ["Team A wins"],
        "gather-detail-corrected": ["6' goal by Łukasz Fabiański (disallowed)"],
        "gather-detail-goal": ["now"],
        "transfer-meaning": ["current"],
        "sessions": ["Current"],
        "server-refused": ["! The server has refused a change."],
        "display": ["    (x) Automatic"],
    ]

    @Test(arguments: AppScreen.all.filter { states[$0.name] != nil })
    func `name states that the full screen colours`(screen: AppScreen) async throws {
        try await screen.show { app in
            let page = try lines(of: app).joined(separator: "\n")
            for state in Self.states[screen.name] ?? [] {
                #expect(page.contains(state), "\(page)")
            }
        }
    }

    @Test func `with states are among the screens`() {
        #expect(Set(Self.states.keys).isSubset(of: AppScreen.all.map(\.name)))
    }
}

extension Unicode.Scalar {
    /// True for bullets, arrows, lines, blocks, shapes, dingbats and Braille patterns. The emoji of
    /// names are in another range.
    fileprivate var isDrawing: Bool {
        switch value {
        case 0x2022, 0x2190...0x21FF, 0x2300...0x23FF, 0x2500...0x27BF, 0x2800...0x28FF,
            0x2900...0x297F, 0x2B00...0x2BFF:
            true
        default: false
        }
    }
}

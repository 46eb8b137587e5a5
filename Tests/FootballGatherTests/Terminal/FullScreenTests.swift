import TestSupport
import Testing

@Suite struct `The full screen` {
    @Test func `accepts every name that is typed`() async throws {
        try await withSandbox { sandbox in
            let names = try TestData.squad().map(\.name)
            var known: Set<String> = []
            let terminal = try await TmuxTerminal(in: sandbox, rows: 60)
            try await FullScreenApp(terminal: terminal).register()
            for name in names {
                try await terminal.press("a")
                try await terminal.wait(for: "Add Player")
                try await terminal.type(name)
                try await terminal.press("Enter")
                if !known.insert(name).inserted {
                    try await terminal.wait(for: "Add anyway?")
                    try await terminal.press("y")
                }
                try await terminal.waitUntil("The list of players") {
                    !$0.contains("Add Player") && $0.contains("Sign out")
                }
            }
            #expect(
                try await sandbox.database.lines("SELECT name FROM players ORDER BY id") == names)
            try await terminal.waitUntil("All names") { list in
                names.filter { $0.unicodeScalars.allSatisfy { $0.value != 0x200D } }
                    .allSatisfy { list.contains($0) }
            }
        }
    }

    @Test func `follows the size of the window and accepts keys while it is too small`()
        async throws
    {
        try await withSandbox { sandbox in
            let terminal = try await sandbox.openMatch()
            for (columns, rows) in [(40, 12), (200, 60), (80, 24)] {
                try await terminal.resize(columns: columns, rows: rows)
                let screen = try await terminal.waitUntil("The match at \(columns)×\(rows)") {
                    $0.contains("Gather in") && $0.contains("Ready")
                        && $0.split(separator: "\n", omittingEmptySubsequences: false).count == rows
                }
                #expect(!screen.contains("window is too small"), "\(screen)")
            }
            try await terminal.resize(columns: 20, rows: 5)
            let small = try await terminal.wait(for: "The window is")
            #expect(small.contains("40×12"), "\(small)")
            try await terminal.press("a")
            try await terminal.resize(columns: 80, rows: 24)
            try await terminal.wait(for: "Gather in progress", "Ready")
            try await eventually("The score 1-0 in the database") {
                let scores = try await sandbox.database.lines(
                    "SELECT score_a, score_b FROM matches")
                return scores == ["1|0"] ? () : nil
            }
        }
    }
}

import Domain
import Localization
import TerminalUI
import TestSupport
import Testing

/// The screens of the composed app in the other languages.
@MainActor @Suite struct `Frames of the screens in other languages` {
    private static let sizes = [
        Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
    ]

    /// The texts of the samples beside the names of players.
    private static let data =
        AppScreen.teamA + [
            "bob", "Cousin Joe", "the family", "https://football.example.org", "oct", "list", "Ana",
            "Nia", "Priya", "O'Neill", "Tom",
            // The columns and values of imported files, and the values that their fields can have.
            "squad.csv squad.json invalid.csv Name Vorname Geburtsdatum Position Passnummer",
            "Kaya Emre Max bald Torwart Trainer twenty libero",
            "goalkeeper defender midfielder winger striker beginner amateur professional",
            // A pasted list.
            "Tuesday Nov Olympiapark Quentin Maybe Out",
            // The reason that a server gives.
            "There are too many players. Delete some.",
        ]

    @Test(arguments: AppScreen.all)
    func `in Korean equal their recorded frames`(screen: AppScreen) async throws {
        let record = RecordedFrame(screen.name + "-ko")
        let before = RecordedFrame.isRecording ? "" : try record.read()
        var frames = ""
        for size in Self.sizes {
            try await screen.show(in: .ko) { app in
                let frame = record.text(of: app.workspace.frame(size: size))
                frames += "\(size.columns)x\(size.rows)\n\(frame)\n"
                if !RecordedFrame.isRecording { #expect(before.hasPrefix(frames), "\(frame)") }
            }
        }
        if RecordedFrame.isRecording { try record.write(frames) }
    }

    @Test(arguments: AppScreen.all)
    func `show every text from a table`(screen: AppScreen) async throws {
        for size in Self.sizes {
            try await screen.show(in: .qps) { app in
                let names = app.players.all.flatMap {
                    [$0.name.text, $0.favouriteTeam?.text ?? ""]
                }
                let frame = PseudoFrame(
                    app.workspace.frame(size: size).text, data: names + Self.data)
                #expect(frame.foreignWords == [], "\(frame.text)")
            }
        }
    }

    /// Texts that are two fifths longer than in English are cut only where the file says so: in
    /// lines with a name of any length, and in columns of the smallest window.
    @Test func `cut no other texts than the recorded ones`() async throws {
        let record = RecordedFrame("cut-texts-qps")
        var lines: [String] = []
        for size in Self.sizes {
            for screen in AppScreen.all {
                try await screen.show(in: .qps) { app in
                    let frame = PseudoFrame(app.workspace.frame(size: size).text)
                    let place = "\(size.columns)x\(size.rows) \(screen.name)"
                    lines += frame.cutTexts.map { "\(place): \($0)" }
                }
            }
        }
        let text = lines.map { $0 + "\n" }.joined()
        if RecordedFrame.isRecording { try record.write(text) }
        #expect(try record.read() == text)
    }

    @Test func `a foreign word and a cut text are found`() {
        let frame = PseudoFrame(
            "‹ Esc  [Póšîtîóñ ~~]  Save   Ana │ [Ñámé] ●\n[Lóádîñĝ… ~~]  Ana Fa… │ [Ñó ĝóál, w…",
            data: ["Ana"])
        #expect(frame.foreignWords == ["Save"])
        #expect(frame.cutTexts == [" [Ñó ĝóál, w…"])
    }
}

import Domain
import Foundation
import TerminalUI
import TestSupport
import Testing
import UnicodeText

/// Compares the pictures in the README with the screens of the app. `Tools/screens` draws them
/// again.
@MainActor @Suite struct `Pictures of the README` {
    private let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../.github/screens")

    @Test func `show the screens of a gather, from the login to its correction`() async throws {
        let moment = Moment(wall: 1_750_000_000_000, uptime: 60_000, boot: "screens")
        let app = AppHarness(
            players: InMemoryPlayers(PictureSquad.players, folding: UTF8ProcFolding()),
            clock: ManualClock(moment))
        try await PictureSquad.storeMatches(in: app)
        try await app.launch()

        await app.type("Coach")
        await app.press(.tab)
        await app.type("early bird")
        try app.driver.tap("Register")
        await app.driver.settle()
        await app.press(.down, .down, .down)
        try check("players", "The list of players", app)

        await app.press(.character("s"), .end)
        // Ten players of the last match are selected already.
        for _ in 0..<4 { await app.press(.enter, .up) }
        await app.press(.character("c"))
        for team in "ababababababa" { await app.press(.character(team)) }
        await app.press(.character("c"))

        // Enter names the scorer of a goal.
        await app.advance(by: .seconds(48))
        await app.press(.character("a"), .down, .enter)
        await app.advance(by: .seconds(31))
        await app.press(.character("n"), .character("/"))
        await app.type("Lucy Bronze")
        await app.press(.down, .character("b"))
        await app.advance(by: .seconds(40))
        await app.press(.character("b"), .down, .down, .enter)
        await app.press(.character("a"), .character("u"))
        await app.advance(by: .seconds(64))
        await app.press(.character("a"), .character("o"), .enter)
        await app.advance(by: .seconds(52))
        await app.press(.character("a"), .enter)
        // A goal is highlighted for a second.
        await app.advance(by: .seconds(2))
        try check(
            "gather-wide", "A gather in progress in a wide window", app,
            size: Size(columns: 120, rows: 40))

        await app.press(.character("e"), .character("y"))
        try check("result", "The result of a gather", app)
        await app.press(.character("b"), .character("2"))
        try check("gathers", "The gathers by month", app)

        // A forgotten goal and its scorer.
        await app.press(.enter, .character("b"), .enter, .home, .enter)
        try check("gather-detail", "A finished gather with a corrected score", app)

        let names = ["gather-detail", "gather-wide", "gathers", "players", "result"]
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(files.sorted() == names.map { "\($0).svg" })
    }

    private func check(
        _ name: String, _ title: String, _ app: AppHarness, size: Size = Size(columns: 80, rows: 24)
    ) throws {
        let file = folder.appending(path: "\(name).svg")
        let picture = FramePicture(app.workspace.frame(size: size), title: title).svg
        if RecordedFrame.isRecording {
            try picture.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == picture, "Run Tools/screens.")
    }
}

extension AppHarness {
    fileprivate func type(_ text: String) async {
        for character in text { await press(.character(character)) }
    }
}

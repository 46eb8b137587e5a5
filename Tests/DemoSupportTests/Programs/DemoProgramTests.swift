import Foundation
import Testing

@Suite struct `Each feature's demo` {
    private static func states(of program: String) async throws -> [String] {
        let listed = try await Program.run(program, ["--states"])
        #expect(listed.code == 0)
        return listed.output.split(separator: "\n").compactMap { line in
            line.split(separator: " ").first.map(String.init)
        }
    }

    @Test(arguments: Program.features)
    func `shows each of its states as lines and as a frame`(feature: String) async throws {
        let program = try Program.demo(of: feature)
        let states = try await Self.states(of: program)
        #expect(states.count >= 4)
        #expect(Set(states).count == states.count)
        for state in states {
            let lines = try await Program.run(program, ["--state", state, "--plain"], input: "?\n")
            #expect(lines.code == 0, "\(state)")
            #expect(lines.output.contains("== "), "\(state)")
            #expect(lines.errors == "" || lines.errors.hasSuffix("DidEnd(cancelled)\n"))
            let drawn = try await Program.run(program, ["--state", state, "--frame", "40x12"])
            #expect(drawn.code == 0, "\(state)")
            #expect(drawn.output.split(separator: "\n").count > 2, "\(state)")
            #expect(drawn.output.split(separator: "\n").allSatisfy { $0.count <= 40 }, "\(state)")
        }
    }

    @Test(arguments: [
        ["--state", "nothing"], ["--state"], ["--state", ""], ["--state", "; rm -rf /"],
        ["--frame", "80x"], ["--what"], ["\u{1B}]0;x\u{7}"], ["--plain", "--plain=1"],
    ])
    func `refuses what it does not understand with a sentence`(arguments: [String]) async throws {
        let outcome = try await Program.run(try Program.demo(of: "PlayerList"), arguments)
        #expect(outcome.code == 64)
        #expect(outcome.output == "")
        #expect(outcome.errors.hasPrefix("PlayerListDemo: "))
        #expect(outcome.errors.split(separator: "\n").count == 1)
        #expect(!outcome.errors.contains("\u{1B}"))
    }

    @Test func `refuses bytes that are no text`() async throws {
        let program = try Program.demo(of: "PlayerList")
        let outcome = try await Program.run(
            "/bin/bash", ["-c", "\"$1\" --state $'\\xff\\xfe'", "bash", program])
        #expect(outcome.code == 64)
        #expect(outcome.errors.contains("not valid UTF-8"))
    }

    @Test func `tells at once, and in a file, what the feature tells`() async throws {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "log-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let outcome = try await Program.run(
            try Program.demo(of: "PlayerList"), ["--plain", "--log", file],
            input: "손흥민\nAdd player\n")
        let told = "playerListDidSelect(손흥민)\nplayerListDidRequestAdd()\n"
        #expect(outcome.code == 0)
        #expect(outcome.errors == told)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == told)
    }

    @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-", "</", ">/dev/full", "| true"])
    func `ends, whatever its streams are`(streams: String) async throws {
        let program = try Program.demo(of: "PlayerList")
        let file = FileManager.default.temporaryDirectory
            .appending(path: "log-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let line = "timeout 20 \"$1\" --plain --log \"$2\" \(streams); exit ${PIPESTATUS[0]}"
        let outcome = try await Program.run(
            "/bin/bash", ["-c", line, "bash", program, file], input: "Bo\n")
        #expect([0, 74].contains(outcome.code))
    }

    @Test func `says why a log cannot be written`() async throws {
        let outcome = try await Program.run(
            try Program.demo(of: "PlayerList"), ["--plain", "--log", "/nowhere/log"])
        #expect(outcome.code == 73)
        #expect(outcome.errors.contains("/nowhere/log cannot be written"))
    }

    @Test(arguments: ["--help", "-h"])
    func `says how it is used`(option: String) async throws {
        for feature in Program.features {
            let outcome = try await Program.run(try Program.demo(of: feature), [option])
            #expect(outcome.code == 0)
            #expect(outcome.output.contains("--state NAME"))
            #expect(outcome.errors == "")
        }
    }
}

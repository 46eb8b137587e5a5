import Foundation
import Processes
import TestSupport
import Testing

@Suite struct `The demo of each feature` {
    private static func states(of program: String) async throws -> [String] {
        let listed = try await PackageCommands.run(program, ["--states"])
        #expect(listed.code == 0)
        return listed.output.split(separator: "\n").compactMap { line in
            line.split(separator: " ").first.map(String.init)
        }
    }

    @Test(arguments: PackageCommands.features)
    func `shows each state in plain mode and as a frame`(feature: String) async throws {
        let program = try PackageCommands.demo(of: feature)
        let states = try await Self.states(of: program)
        #expect(states.count >= 4)
        #expect(Set(states).count == states.count)
        for state in TestBudget.environment.sample(states) {
            let lines = try await PackageCommands.run(
                program, ["--state", state, "--plain"], input: "?\n")
            #expect(lines.code == 0, "\(state)")
            #expect(lines.output.contains("== "), "\(state)")
            #expect(lines.errors == "" || lines.errors.hasSuffix("DidLeave(cancelled)\n"))
            let drawn = try await PackageCommands.run(
                program, ["--state", state, "--frame", "40x12"])
            #expect(drawn.code == 0, "\(state)")
            #expect(drawn.output.split(separator: "\n").count > 2, "\(state)")
            #expect(drawn.output.split(separator: "\n").allSatisfy { $0.count <= 40 }, "\(state)")
        }
    }

    @Test(arguments: [
        ["--state", "nothing"], ["--state"], ["--state", ""], ["--state", "; rm -rf /"],
        ["--frame", "80x"], ["--what"], ["\u{1B}]0;x\u{7}"], ["--plain", "--plain=1"],
    ])
    func `reports invalid options in one line`(arguments: [String]) async throws {
        let result = try await PackageCommands.run(
            try PackageCommands.demo(of: "PlayerList"), arguments)
        #expect(result.code == 64)
        #expect(result.output == "")
        #expect(result.errors.hasPrefix("PlayerListDemo: "))
        #expect(result.errors.split(separator: "\n").count == 1)
        #expect(!result.errors.contains("\u{1B}"))
    }

    @Test func `reports options that are not UTF-8`() async throws {
        let program = try PackageCommands.demo(of: "PlayerList")
        let result = try await PackageCommands.run(
            "/bin/bash", ["-c", "\"$1\" --state $'\\xff\\xfe'", "bash", program])
        #expect(result.code == 64)
        #expect(result.errors.contains("not valid UTF-8"))
    }

    @Test func `writes the log to standard error and to a file`() async throws {
        let directory = TemporaryDirectory()
        try directory.create()
        let file = "\(directory.path)/log"
        let result = try await PackageCommands.run(
            try PackageCommands.demo(of: "PlayerList"), ["--plain", "--log", file],
            input: "손흥민\nAdd player\n")
        let log = "playerListDidSelect(손흥민)\nplayerListDidRequestAdd()\n"
        #expect(result.code == 0)
        #expect(result.errors == log)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == log)
    }

    @Test func `offers the contributions of other features in plain mode and as a frame`()
        async throws
    {
        let program = try PackageCommands.demo(of: "PlayerList")
        let lines = try await PackageCommands.run(
            program, ["--state", "contributions", "--plain"], input: "News\nBo: Match\n")
        #expect(lines.errors == "News\nMatch of Bo\n")
        let drawn = try await PackageCommands.run(
            program, ["--state", "contributions", "--frame", "80x24"])
        #expect(drawn.output.contains("n News"))
        #expect(drawn.output.contains("m Match"))
    }

    @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-", "</", ">/dev/full", "| true"])
    func `exits with any standard streams`(streams: String) async throws {
        let program = try PackageCommands.demo(of: "PlayerList")
        let directory = TemporaryDirectory()
        try directory.create()
        let file = "\(directory.path)/log"
        let line = "\"$1\" --plain --log \"$2\" \(streams); exit ${PIPESTATUS[0]}"
        let result = try await PackageCommands.run(
            "/bin/bash", ["-c", line, "bash", program, file], input: "Bo\n")
        #expect([0, 74].contains(result.code))
    }

    @Test func `reports a log that is a pipe without a reader`() async throws {
        let directory = TemporaryDirectory()
        try directory.create()
        let pipe = "\(directory.path)/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        let result = try await PackageCommands.run(
            try PackageCommands.demo(of: "PlayerList"), ["--plain", "--log", pipe])
        #expect(result.code == 73)
    }

    @Test func `reports a log that cannot be written`() async throws {
        let result = try await PackageCommands.run(
            try PackageCommands.demo(of: "PlayerList"), ["--plain", "--log", "/nowhere/log"])
        #expect(result.code == 73)
        #expect(result.errors.contains("/nowhere/log cannot be written"))
    }

    @Test(arguments: ["--help", "-h"])
    func `prints help`(option: String) async throws {
        for feature in PackageCommands.features {
            let result = try await PackageCommands.run(
                try PackageCommands.demo(of: feature), [option])
            #expect(result.code == 0)
            #expect(result.output.contains("--state NAME"))
            #expect(result.errors == "")
        }
    }
}

import Processes
import TestSupport
import Testing

@Suite struct `An evening with a server` {
    /// Runs plain mode with the accounts of a server.
    private func run(
        _ commands: [String], on server: ServerProgram, _ sandbox: Sandbox, data: String = "data",
        _ options: [String] = []
    ) async throws -> String {
        let process = try sandbox.launch(
            ["--plain", "--data-dir", sandbox.path(data), "--server", server.address] + options,
            input: .bytes(Array((commands.joined(separator: "\n") + "\n").utf8)))
        let status = try await process.exit()
        #expect(status == .exited(0), "\(process.errorText)")
        return process.outputText
    }

    @Test func `continues on another device, although the server is killed between the runs`()
        async throws
    {
        try await withSandbox { sandbox in
            let server = try await ServerProgram(in: sandbox)
            let signIn = ["Username = mister", "Password = correct horse", "Login"]
            for (number, run) in ScriptedEvening.runs.enumerated() {
                let output = try await self.run(
                    (number == 0 ? ScriptedEvening.registration : signIn) + run.commands,
                    on: server,
                    sandbox, data: "device \(number)")
                run.expectLastPage(of: output)
                try await server.kill()
                try await server.start()
            }
        }
    }

    @Test func `begun on a device moves to a server, and continues on another device`() async throws
    {
        try await withSandbox { sandbox in
            let server = try await ServerProgram(in: sandbox)
            try await sandbox.run(PlainScript { $0.enter(ScriptedEvening.registration) })
            try await sandbox.run(PlainScript { $0.enter(ScriptedEvening.runs[0].commands) })
            let process = try await sandbox.run(
                PlainScript {
                    $0.enter([
                        "Server = \(server.address)", "Username = mister",
                        "Password = correct horse", "Move",
                    ])
                }, ["--open", "settings/server"])
            #expect(process.outputText.contains("Up to date"))
            let signIn = ["Username = mister", "Password = correct horse", "Login"]
            for (number, run) in ScriptedEvening.runs.enumerated().dropFirst() {
                let output = try await self.run(
                    signIn + run.commands, on: server, sandbox, data: "device \(number)")
                run.expectLastPage(of: output)
            }
        }
    }

    @Test func `moves to no account with other data, and stays as it was`() async throws {
        try await withSandbox { sandbox in
            let server = try await ServerProgram(in: sandbox)
            _ = try await run(
                ScriptedEvening.registration, on: server, sandbox, data: "other device")
            try await sandbox.run(
                PlainScript {
                    $0.register()
                    $0.add("Zoe")
                })
            let move = PlainScript {
                $0.enter(
                    "Server = \(server.address)", "Username = mister",
                    "Password = correct horse", "Move",
                    "Username = mister2", "Password = short", "Move")
            }
            let output = try await sandbox.run(move, ["--open", "settings/server"]).outputText
            #expect(output.contains("This account on the server has other data."))
            #expect(output.contains("A new password has at least"))
            let list = try await sandbox.run(PlainScript()).outputText
            #expect(list.contains("Zoe") && !list.contains("Up to date"))
        }
    }

    @Test func `is scored while the server does not answer, and sent later`()
        async throws
    {
        try await withSandbox { sandbox in
            let server = try await ServerProgram(in: sandbox)
            _ = try await run(ScriptedEvening.registration, on: server, sandbox)
            // The app has remembered the server and the session.
            let terminal = try await TmuxTerminal(in: sandbox)
            _ = try await terminal.wait(for: "손흥민")
            try await terminal.press(["s", "Home"] + Array(repeating: "Space", count: 4) + ["c"])
            _ = try await terminal.wait(for: "Confirm players")
            try await terminal.press(["a", "a", "b", "b", "c"])
            _ = try await terminal.wait(for: "clock starts")
            try await server.kill()
            try await terminal.press(["a"])
            _ = try await terminal.wait(for: "Offline")
            try await server.start()
            try await terminal.press(["a"])
            try await server.wait(forScore: "2-0")
            _ = try await terminal.wait(for: "Up to date")
        }
    }

    @Test func `an ended session leads from the match to the login, and back`() async throws {
        try await withSandbox { sandbox in
            let server = try await ServerProgram(in: sandbox)
            _ = try await run(ScriptedEvening.registration, on: server, sandbox)
            let terminal = try await TmuxTerminal(in: sandbox)
            _ = try await terminal.wait(for: "손흥민")
            try await terminal.press(["s", "Home", "Space", "Space", "c"])
            _ = try await terminal.wait(for: "Confirm players")
            try await terminal.press(["a", "b", "c"])
            _ = try await terminal.wait(for: "clock starts")
            try await terminal.press(["a"])
            // The screen shows the goal before the server has stored it.
            try await server.wait(forScore: "1-0")
            // Otherwise the app could notice the end before the key.
            server.pause()
            try await terminal.press(["a"])
            _ = try await terminal.wait(for: "2-0")
            try await server.endSessions()
            server.resume()
            _ = try await terminal.wait(for: "Your session has ended.")
            try await terminal.press(["correct horse", "Enter"])
            _ = try await terminal.wait(for: "The score is 2-0")
            try await terminal.press(["r"])
            _ = try await terminal.wait(for: "Gather in progress")
        }
    }

    @Test func `starts with its data while the server does not answer`() async throws {
        try await withSandbox { sandbox in
            let server = try await ServerProgram(in: sandbox)
            _ = try await run(ScriptedEvening.registration, on: server, sandbox)
            server.pause()
            let terminal = try await TmuxTerminal(in: sandbox)
            _ = try await terminal.wait(for: "손흥민")
        }
    }

    @Test func `can be forgotten on the login screen`() async throws {
        try await withSandbox { sandbox in
            let server = try await ServerProgram(in: sandbox)
            let output = try await run(
                ["Use this device only", "Username = ana"], on: server, sandbox)
            #expect(output.contains("Server: \(server.address)"))
            let again = try await sandbox.run(PlainScript { $0.enter("Username = ana") })
            #expect(!again.outputText.contains("Server:"))
        }
    }

    @Test func `a server with an unknown name cannot be reached`() async throws {
        try await withSandbox { sandbox in
            let process = try sandbox.launch(
                sandbox.data.plainArguments + ["--server", "https://server.invalid"],
                input: .bytes(
                    Array("Username = ana\nPassword = correct horse\nLogin\nwait\nquit\n".utf8)))
            #expect(try await process.exit() == .exited(0))
            #expect(process.outputText.contains("The server cannot be reached"))
        }
    }

    @Test(arguments: [
        ("ftp://host", "is not the address"), ("http://club.example.org", "Without TLS"),
        ("https://ana:secret@host", "is not the address"),
    ])
    func `needs a valid address`(address: String, message: String) async throws {
        try await withSandbox { sandbox in
            let process = try sandbox.launch(sandbox.data.plainArguments + ["--server", address])
            #expect(try await process.exit() == .exited(64))
            #expect(process.errorText.contains(message) && !process.errorText.contains("secret"))
        }
    }
}

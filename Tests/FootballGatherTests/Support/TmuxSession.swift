import Foundation

/// A real terminal with a person in front of it: a tmux server of its own with one window.
final class TmuxSession {
    /// The program, and how it ended.
    static let program = "\"$BIN\" --data-dir \"$DATA\"; echo $? > \"$CODE\""

    /// The same, but for where it begins.
    static func begun(at link: String) -> String {
        program.replacing("\"$DATA\"", with: "\"$DATA\" --open '\(link)'")
    }

    private let sandbox: Sandbox
    private let codeFile: String
    private let socket: String
    private let tmux: String
    private var server: Int32?

    /// Opens a terminal in which a command line of bash runs; it stays to be looked at when that has
    /// ended. `$BIN` is the runner and `$DATA` the data folder.
    ///
    /// - Parameter changes: added to what every process sees; a nil takes away.
    init(
        in sandbox: Sandbox, running line: String = TmuxSession.program,
        columns: Int = 80, rows: Int = 24, environment changes: [String: String?] = [:]
    ) async throws {
        self.sandbox = sandbox
        tmux = try Tool.tmux.require()
        socket = sandbox.path("tmux-\(UUID().uuidString.prefix(8))")
        codeFile = socket + ".code"
        sandbox.adopt(self)
        var variables = sandbox.environment
        variables["TERM"] = "screen-256color"
        variables["BIN"] = try RunnerBinary.require()
        variables["CODE"] = codeFile
        variables["DATA"] = sandbox.data.path
        for (name, value) in changes { variables[name] = value }
        let settings = variables.map { "\($0.key)=\($0.value)" }.sorted()
        let bash = try Tool.bash.require()
        // The window's own settings have to be there before the window is.
        try await run(
            ["new-session", "-d", "-x", "80", "-y", "24", "-s", "waiting", "cat"])
        server = Int32(try await run(["display-message", "-p", "#{pid}"]))
        try await run(["set-option", "-g", "remain-on-exit", "on"])
        try await run(["set-option", "-g", "status", "off"])
        try await run(
            ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-s", "play", "env", "-i"]
                + settings + [bash, "--norc", "--noprofile", "-c", line])
        try await run(["resize-window", "-t", "play", "-x", "\(columns)", "-y", "\(rows)"])
    }

    /// Presses keys, by tmux' names for them.
    func press(_ keys: String...) async throws {
        try await press(keys)
    }

    func press(_ keys: [String]) async throws {
        try await run(["send-keys", "-t", "play"] + keys)
    }

    /// Types a text, letter by letter.
    func type(_ text: String) async throws {
        try await run(["send-keys", "-t", "play", "-l", "--", text])
    }

    /// What is to be seen now.
    func screen() async throws -> String {
        try await run(["capture-pane", "-p", "-t", "play"])
    }

    /// The same with the sequences that make its colours.
    func colouredScreen() async throws -> String {
        try await run(["capture-pane", "-p", "-e", "-t", "play"])
    }

    /// The screen, once each of these texts is on it.
    @discardableResult
    func see(_ texts: String...) async throws -> String {
        try await look(for: texts.map { "“\($0)”" }.joined(separator: " and ")) { screen in
            texts.allSatisfy(screen.contains)
        }
    }

    /// The screen, once it is as it is wanted.
    @discardableResult
    func look(
        for wanted: String, within limit: Duration = patience, _ isRight: (String) -> Bool
    ) async throws -> String {
        var screen = ""
        return try await eventually(
            wanted, evidence: { "The screen shows:\n" + screen }, within: limit,
            pause: .milliseconds(30)
        ) {
            screen = try await self.screen()
            return isRight(screen) ? screen : nil
        }
    }

    func resize(columns: Int, rows: Int) async throws {
        try await run(["resize-window", "-t", "play", "-x", "\(columns)", "-y", "\(rows)"])
    }

    /// What tmux knows of the window: one of its formats, such as `#{alternate_on}`.
    func ask(_ format: String) async throws -> String {
        try await run(["display-message", "-p", "-t", "play", format])
    }

    /// The exit code of the program as the shell sees it, once it has ended; 128 and more for a
    /// signal. tmux sometimes misses it.
    func exitCode() async throws -> Int32 {
        var screen = ""
        return try await eventually(
            "the end of the program", evidence: { "The screen shows:\n" + screen },
            pause: .milliseconds(30)
        ) {
            screen = try await self.screen()
            let code = try? String(contentsOfFile: self.codeFile, encoding: .utf8)
            return code.flatMap { Int32($0.dropLast()) }
        }
    }

    /// Takes the terminal away from whoever is in it.
    func close() async throws {
        try await run(["kill-session", "-t", "play"])
    }

    /// Ends the server and what runs in it.
    func destroy() {
        if let server, server > 0 { kill(server, SIGKILL) }
    }

    @discardableResult
    private func run(_ arguments: [String]) async throws -> String {
        let client = try sandbox.start(
            tmux, ["-u", "-f", "/dev/null", "-S", socket] + arguments,
            environment: ["TERM": "xterm-256color"])
        let ending = try await client.end()
        guard ending == .exited(0) else {
            throw Missing("tmux \(arguments.prefix(3)) ended with \(ending): \(client.errorText)")
        }
        var answer = client.outputText
        if answer.last == "\n" { answer.removeLast() }
        sandbox.forget(client)
        return answer
    }
}

import Foundation
import Glibc
import Processes
import TestSupport

/// A terminal in which a program runs: the window of a tmux server that only this test uses.
final class TmuxTerminal {
    /// Returns a shell command that runs the app with options and stores its exit code.
    static func command(_ options: String = "") -> String {
        "\"$BIN\" --data-dir \"$DATA\" \(options); echo $? > \"$CODE\""
    }

    private let sandbox: Sandbox
    private let codeFile: String
    private let socket: String
    private let tmux: String
    private var server: Int32?

    /// Opens a terminal in which a shell command runs. `$BIN` is the app, `$DATA` the data folder
    /// and `$CODE` the file for the exit code. The window stays open when the command has ended.
    ///
    /// - Parameter changes: Changes of the sandbox's environment; nil removes a variable.
    init(
        in sandbox: Sandbox, running line: String = TmuxTerminal.command(),
        columns: Int = 80, rows: Int = 24, environment changes: [String: String?] = [:]
    ) async throws {
        self.sandbox = sandbox
        tmux = try InstalledTool.path(of: "tmux")
        socket = sandbox.path("tmux-\(UUID().uuidString.prefix(8))")
        codeFile = socket + ".code"
        sandbox.add(self)
        var variables = sandbox.environment
        variables["TERM"] = "screen-256color"
        variables["BIN"] = try AppBinary.path()
        variables["CODE"] = codeFile
        variables["DATA"] = sandbox.data.path
        for (name, value) in changes { variables[name] = value }
        let settings = variables.map { "\($0.key)=\($0.value)" }.sorted()
        let bash = try InstalledTool.path(of: "bash")
        // Options apply to windows that are opened later, so another session starts the server. It
        // stops the server if this process ends without doing so.
        let watch =
            "while kill -0 \(getpid()) 2>/dev/null; do sleep 2; done; "
            + "exec '\(tmux)' -S '\(socket)' kill-server"
        try await run(["new-session", "-d", "-x", "80", "-y", "24", "-s", "watch", watch])
        server = Int32(try await run(["display-message", "-p", "#{pid}"]))
        try await run(["set-option", "-g", "remain-on-exit", "on"])
        try await run(["set-option", "-g", "status", "off"])
        try await run(
            ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-s", "app", "env", "-i"]
                + settings + [bash, "--norc", "--noprofile", "-c", line])
        try await resize(columns: columns, rows: rows)
    }

    /// Opens a terminal in which the app runs with options, as in a shell command.
    convenience init(
        in sandbox: Sandbox, options: String, environment changes: [String: String?] = [:]
    ) async throws {
        try await self.init(in: sandbox, running: Self.command(options), environment: changes)
    }

    /// Presses keys, by tmux's names for them.
    func press(_ keys: String...) async throws {
        try await press(keys)
    }

    func press(_ keys: [String]) async throws {
        try await run(["send-keys", "-t", "app"] + keys)
    }

    /// Types a text.
    func type(_ text: String) async throws {
        try await run(["send-keys", "-t", "app", "-l", "--", text])
    }

    /// Pastes a text, as a bracketed paste if the program asks for it.
    func paste(_ text: String) async throws {
        try await run(["set-buffer", "--", text])
        try await run(["paste-buffer", "-p", "-t", "app"])
    }

    /// Returns the text on the screen.
    func screen() async throws -> String {
        try await run(["capture-pane", "-p", "-t", "app"])
    }

    /// Returns the text on the screen with its colour sequences.
    func colouredScreen() async throws -> String {
        try await run(["capture-pane", "-p", "-e", "-N", "-t", "app"])
    }

    /// Waits until the screen contains all texts, and returns the screen.
    @discardableResult
    func wait(for texts: String...) async throws -> String {
        try await waitUntil(texts.map { "“\($0)”" }.joined(separator: " and ")) { screen in
            texts.allSatisfy(screen.contains)
        }
    }

    /// Waits until the screen fulfils a condition, and returns the screen.
    ///
    /// - Parameter isColoured: Whether the text contains its colour sequences.
    @discardableResult
    func waitUntil(
        _ description: String, isColoured: Bool = false, _ condition: (String) -> Bool
    ) async throws -> String {
        var screen = ""
        return try await eventually(description, evidence: { "Screen:\n" + screen }) {
            screen = try await isColoured ? self.colouredScreen() : self.screen()
            return condition(screen) ? screen : nil
        }
    }

    func resize(columns: Int, rows: Int) async throws {
        try await run(["resize-window", "-t", "app", "-x", "\(columns)", "-y", "\(rows)"])
    }

    /// Returns a property of the window: one of tmux's formats, such as `#{alternate_on}`.
    func property(_ format: String) async throws -> String {
        try await run(["display-message", "-p", "-t", "app", format])
    }

    /// Waits for the exit code that the shell command stores; 128 and more for a signal. tmux's own
    /// property is not always set.
    func exitCode() async throws -> Int32 {
        var screen = ""
        return try await eventually("The exit code", evidence: { "Screen:\n" + screen }) {
            screen = try await self.screen()
            let code = try? String(contentsOfFile: self.codeFile, encoding: .utf8)
            return code.flatMap { Int32($0.dropLast()) }
        }
    }

    /// Closes the window while the program runs in it.
    func close() async throws {
        try await run(["kill-session", "-t", "app"])
    }

    /// Ends the server and all programs in its windows.
    func kill() {
        if let server, server > 0 { Glibc.kill(server, SIGKILL) }
    }

    @discardableResult
    private func run(_ arguments: [String]) async throws -> String {
        let client = try sandbox.start(
            tmux, ["-u", "-f", "/dev/null", "-S", socket] + arguments,
            environment: ["TERM": "xterm-256color"])
        defer { sandbox.release(client) }
        let status = try await client.exit()
        guard status == .exited(0) else {
            throw TestError("tmux \(arguments.prefix(3)) ended with \(status): \(client.errorText)")
        }
        var answer = client.outputText
        if answer.last == "\n" { answer.removeLast() }
        return answer
    }
}

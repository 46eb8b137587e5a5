import Foundation
import Localization
import Processes
import TestSupport
import Testing

@testable import ProgramOptions

@Suite struct `The manual of a program` {
    private let manual = TestOptions.manual

    @Test func `has help in columns of at most 100 characters`() {
        let help = manual.text(.help)
        #expect(
            help.hasPrefix(
                """
                usage: test-program [OPTION …]
                       test-program --graph

                Does nothing at all.

                  --loud, -l           Speaks with a loud voice. [TEST_LOUD]
                  --quiet              Doesn't speak.
                  --file FILE          Reads a file.
                """), "\(help)")
        #expect(help.contains("\n  --graph[=KIND]       Draws a graph.\n"))
        #expect(help.hasSuffix("GRAMMAR\n  a   b\n  'c"))
        #expect(help.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }

    @Test func `has help in the language of the user, with two columns for a Korean letter`() {
        let text = Array(repeating: "가나다라", count: 12).joined(separator: " ")
        let help = Language.with(.ko) {
            ProgramManual(
                "test-program", purpose: "아무 일도 하지 않습니다", synopsis: ["[OPTION …]", "--graph"],
                options: TestOptions.self, sections: [.init("설명", text)]
            ).text(.help)
        }
        let lines = help.split(separator: "\n")
        #expect(
            lines.prefix(2) == ["사용법: test-program [OPTION …]", "        test-program --graph"])
        #expect(lines.contains("아무 일도 하지 않습니다."))
        #expect(lines.contains("  --help, -h           이 도움말을 출력합니다."))
        // Eleven words take 98 columns.
        #expect(lines.last == "가나다라")
        #expect(lines.allSatisfy { $0.columnCount <= 100 })
    }

    @Test func `has a man page in the language of the user`() async throws {
        let page = Language.with(.ko) { TestOptions.manual.text(.manPage) }
        #expect(page.utf8.allSatisfy { $0 < 0x80 })
        #expect(page.contains("\n\\fB\\-\\-file\\fR \\[uC635]"))
        guard let man = ShellProgram("man") else { return }
        let rendered = try await man.render(page)
        #expect(rendered.errors == "")
        for heading in ["이름", "개요", "옵션", "환경 변수"] {
            #expect(rendered.output.contains("\n\(heading)\n"), "\(rendered.output)")
        }
    }

    @Test func `has a man page without warnings`() async throws {
        let page = manual.text(.manPage)
        #expect(page.utf8.allSatisfy { $0 < 0x80 })
        #expect(page.contains(".TP\n\\fB\\-\\-graph\\fR[=\\fIKIND\\fR]\nDraws a graph."))
        #expect(page.contains(".PP\n\\&.The second one."))
        guard let man = ShellProgram("man") else { return }
        let rendered = try await man.render(page)
        #expect(rendered.errors == "")
        #expect(rendered.output.contains("Its lines begin with .dots\\ and “quotes”."))
        #expect(rendered.output.contains("TEST_FILE"))
    }

    @Test(arguments: [
        (["test-program", "--fo"], 1, ["--format"]),
        (["test-program", "--format", ""], 2, ["json", "csv"]),
        (["test-program", "--format", "=", "c"], 3, ["csv"]),
        (["test-program", "--format", "="], 2, ["json", "csv"]),
        (["test-program", "--graph", "=", "s"], 3, ["svg"]),
        (["test-program", "--graph", "--q"], 2, ["--quiet"]),
        (["test-program", "--dir", "/us"], 2, ["/usr"]),
        (["test-program", "--file", "/etc/passw"], 2, ["/etc/passwd"]),
        (["test-program", "--name", "a"], 2, []),
    ])
    func `completes options and values in bash`(
        words: [String], position: Int, suggestions: [String]
    ) async throws {
        let bash = try #require(ShellProgram("bash"))
        let script = """
            set -u
            \(manual.text(.completions(.bash)))
            COMP_WORDS=("$@") COMP_CWORD=\(position)
            _test_program
            printf '%s\\n' ${COMPREPLY[@]+"${COMPREPLY[@]}"}
            """
        let result = try await bash.run(["-c", script, "bash"] + words)
        #expect(result.errors == "")
        let found = result.output.split(separator: "\n").map { String($0) }
        #expect(found.filter { !["/etc/passwd-"].contains($0) } == suggestions)
    }

    @Test func `names each option in the completions of zsh and fish`() async throws {
        let zsh = manual.text(.completions(.zsh))
        #expect(zsh.hasPrefix("#compdef test-program\n"))
        #expect(zsh.contains("'(--loud -l --quiet)'{--loud,-l}'[Speaks with a loud voice]'"))
        #expect(
            zsh.contains("--dir='[Stores \\[everything\\] in a directory]:DIR:_directories'"))
        #expect(zsh.contains("'(--quiet)''*'--name='[Adds a name]:NAME: '"))
        let fish = manual.text(.completions(.fish))
        #expect(fish.contains(" -l format -x -a 'json csv' -d 'Prints in a format'"))
        for (shell, text, option) in [("zsh", zsh, "-n"), ("fish", fish, "-n")] {
            guard let program = ShellProgram(shell) else { continue }
            let result = try await program.run([option], input: text + "\n")
            #expect(result.errors == "", "\(shell)")
        }
    }
}

/// A program that this system may lack.
private struct ShellProgram {
    private let path: String

    init?(_ name: String) {
        let paths = ["/usr/bin/\(name)", "/bin/\(name)"]
        guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
            return nil
        }
        self.path = path
    }

    /// Renders a man page with this program, which is `man`.
    func render(_ page: String) async throws -> CommandResult {
        try await run(
            ["--warnings", "-l", "-"], input: page + "\n",
            environment: ["LC_ALL": "C.UTF-8", "MANWIDTH": "80", "PATH": "/usr/bin:/bin"])
    }

    func run(
        _ arguments: [String], input: String = "", environment: [String: String]? = nil
    ) async throws -> CommandResult {
        try await Command(
            path, arguments, environment: environment ?? ProcessInfo.processInfo.environment
        ).run(input: .bytes(Array(input.utf8)))
    }
}

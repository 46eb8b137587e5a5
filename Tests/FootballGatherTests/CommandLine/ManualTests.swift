import Foundation
import Processes
import Testing

@Suite struct `The manual of the app` {
    private static let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }

    /// Returns the names of options in a text.
    private func options(in text: String) -> Set<String> {
        Set(text.matches(of: #/--[a-z]+(-[a-z]+)*/#).map { String($0.output.0) })
    }

    private func output(_ arguments: [String]) async throws -> String {
        let result = try await Command(try AppBinary.path(), arguments).run()
        #expect(result.code == 0)
        #expect(result.errors == "")
        return result.output
    }

    @Test func `names the same options in help, man page and completions`() async throws {
        let known = options(in: try await output(["--help"]))
        #expect(known.contains("--record"))
        let page = try await output(["--man-page"]).replacing("\\-", with: "-")
        #expect(options(in: page) == known)
        #expect(options(in: try await output(["--completions", "bash"])) == known)
        #expect(options(in: try await output(["--completions", "zsh"])) == known)
        let fish = try await output(["--completions", "fish"])
        #expect(
            Set(fish.matches(of: #/complete -c \S+ -l (\S+)/#).map { "--" + $0.output.1 }) == known)
    }

    @Test func `has each option of README`() async throws {
        let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
        let lines = readme.split(separator: "\n").filter { $0.hasPrefix("football-gather --") }
        #expect(lines.count > 5)
        let known = options(in: try await output(["--help"]))
        #expect(options(in: lines.joined(separator: "\n")).subtracting(known) == [])
    }
}

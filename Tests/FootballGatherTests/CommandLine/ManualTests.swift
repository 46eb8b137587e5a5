import Foundation
import Localization
import Processes
import Testing

@testable import ProgramOptions
@testable import football_gather

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

    @Test @MainActor func `has a summary of each option in the language of the user`() {
        let english = CommandLineOptions.all.map(\.description.summary)
        let korean = Language.with(.ko) { CommandLineOptions.all.map(\.description.summary) }
        #expect(korean.count == english.count)
        for (korean, english) in zip(korean, english) {
            #expect(korean.hasSuffix(".") && korean != english)
        }
    }

    @Test @MainActor func `has help in Korean, wrapped at 100 columns`() {
        let help = Language.with(.ko) { ProgramManual.app.text(.help) }
        let lines = help.split(separator: "\n")
        #expect(lines.first == "사용법: football-gather [OPTION …]")
        #expect(["화면", "일반 모드", "종료 코드"].allSatisfy(lines.contains))
        // The commands of plain mode have lines of their own.
        let ends = lines.prefix { $0 != "일반 모드" } + lines.reversed().prefix { $0 != "종료 코드" }
        for start in ["  --plain ", "  --completions ", "0 성공, "] {
            #expect(ends.contains { $0.hasPrefix(start) }, "\(start)")
        }
        #expect(ends.allSatisfy { $0.columnCount <= 100 })
    }

    @Test func `has each option of README`() async throws {
        let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
        let lines = readme.split(separator: "\n").filter { $0.hasPrefix("football-gather --") }
        #expect(lines.count > 5)
        let known = options(in: try await output(["--help"]))
        #expect(options(in: lines.joined(separator: "\n")).subtracting(known) == [])
    }
}

import Localization
import ProgramOptions
import Testing

@Suite struct `Options of a command line` {
    @Test(arguments: [
        ["--file", "a b", "--dir=x=y", "-l", "--name", "ana", "--name=bo"],
        ["--name=ana", "--loud", "--name", "bo", "--dir", "x=y", "--file=a b", "--loud"],
    ])
    func `are accepted in any order, with a value after a blank or an equals sign`(
        arguments: [String]
    ) throws {
        let options = try TestOptions.parse(arguments).options
        #expect(options.file == "a b")
        #expect(options.directory == "x=y")
        #expect(options.isLoud)
        #expect(options.names == ["ana", "bo"])
    }

    @Test func `with an optional value take it only after an equals sign`() throws {
        #expect(try TestOptions.parse(["--graph"]).options.graph == "dot")
        #expect(try TestOptions.parse(["--graph=svg"]).options.graph == "svg")
        #expect(throws: UsageError.unknown("svg", nearest: nil)) {
            try TestOptions.parse(["--graph", "svg"])
        }
    }

    @Test(arguments: [
        (["--bogus"], UsageError.unknown("--bogus", nearest: nil)),
        (["--flie=a"], .unknown("--flie=a", nearest: "--file")),
        (["--nam"], .unknown("--nam", nearest: "--name")),
        (["word"], .unknown("word", nearest: nil)),
        ([""], .unknown("", nearest: nil)),
        (["--"], .unknown("--", nearest: nil)),
        (["--file"], .missingValue("--file")),
        (["--file="], .missingValue("--file")),
        (["--file", ""], .missingValue("--file")),
        (["--graph="], .missingValue("--graph")),
        (["-l=yes"], .unexpectedValue("-l", "yes")),
        (["--format", "xml"], .unknownChoice("--format", "xml", known: ["json", "csv"])),
        (["--file", "a", "--file", "a"], .repeated("--file")),
        (["--quiet", "-l"], .conflict("--loud", "--quiet")),
        (["-l", "--quiet"], .conflict("--loud", "--quiet")),
        (["--name", "\u{FFFD}"], .invalidText("\u{FFFD}")),
        (["--name", "nobody"], .invalid("Nobody is no name; give another.")),
    ])
    func `with an error are rejected`(arguments: [String], error: UsageError) {
        #expect(throws: error) { try TestOptions.parse(arguments) }
    }

    @Test func `are suggested in the message about an unknown one`() {
        let error = #expect(throws: UsageError.self) { try TestOptions.parse(["--verison"]) }
        #expect(
            error?.message
                == "There is no option “--verison”; did you mean --version? "
                + "--help lists the options.")
    }

    @Test func `are reported in the language of the user`() {
        func message(_ arguments: [String]) -> String? {
            let error = #expect(throws: UsageError.self) { try TestOptions.parse(arguments) }
            return error?.message
        }
        Language.with(.ko) {
            #expect(
                message(["--verison"])
                    == "“--verison” 옵션이 없습니다. 혹시 --version인가요? --help로 옵션 목록을 보세요.")
            #expect(
                message(["--format", "xml"])
                    == "“xml”은 --format의 값이 아닙니다. 다음 중에서 고르세요: json, csv.")
            #expect(message(["-l", "--quiet"]) == "--loud 옵션과 --quiet 옵션은 함께 쓸 수 없습니다. 하나를 빼세요.")
        }
    }

    @Test func `are printable in messages`() {
        let error = #expect(throws: UsageError.self) {
            try TestOptions.parse(["--\u{1B}[31m" + String(repeating: "x", count: 10_000)])
        }
        #expect(error?.message.contains("\u{1B}") == false)
        #expect(error?.message.count ?? 0 < 300)
    }

    @Test func `have precedence over the environment, in which an empty variable is not set`()
        throws
    {
        let environment = ["TEST_FILE": "b", "TEST_LOUD": "1"]
        let argument = try TestOptions.parse(["--file", "a"], environment: environment).options
        #expect(argument.file == "a")
        #expect(argument.isLoud)
        #expect(try TestOptions.parse([], environment: environment).options.file == "b")
        // `--quiet` excludes the option that the variable sets.
        let excluded = try TestOptions.parse(["--quiet"], environment: environment).options
        #expect(excluded.isQuiet && !excluded.isLoud)
        let empty = try TestOptions.parse([], environment: ["TEST_FILE": "", "TEST_LOUD": "0"])
        #expect(empty.options.file == nil)
        #expect(!empty.options.isLoud)
    }

    @Test func `of the environment obey the same rules, unless only a text is printed`() throws {
        let help = try TestOptions.parse(["--help"], environment: ["TEST_LOUD": "yes"]).options
        #expect(help.requestedText == .help)
        #expect(throws: UsageError.unknownChoice("TEST_LOUD", "yes", known: ["0", "1"])) {
            try TestOptions.parse([], environment: ["TEST_LOUD": "yes"])
        }
    }

    @Test func `can be mixed with operands until two dashes`() throws {
        let parsed = try TestOptions.parse(["a", "-l", "b", "--", "--file"], operands: .mixed)
        #expect(parsed.operands == ["a", "b", "--file"])
        #expect(parsed.options.isLoud)
    }

    @Test func `end at the first operand if a program wants it`() throws {
        let parsed = try TestOptions.parse(["-l", "a", "--quiet", "--", "b"], operands: .last)
        #expect(parsed.operands == ["a", "--quiet", "--", "b"])
        #expect(!parsed.options.isQuiet)
    }

    @Test func `request a text`() throws {
        #expect(try TestOptions.parse(["-h"]).options.requestedText == .help)
        #expect(
            try TestOptions.parse(["--completions", "zsh"]).options.requestedText
                == .completions(.zsh))
    }
}

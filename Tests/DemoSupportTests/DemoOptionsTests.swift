import ProgramOptions
import TerminalUI
import Testing

@testable import DemoSupport

@Suite struct `The command line of a demo` {
    @Test func `without options selects the first state on a full screen`() throws {
        let options = try DemoOptions([])
        #expect(options.requestedText == nil)
        #expect(options.frame == nil)
        #expect(options.state == nil)
        #expect(!options.isPlain)
    }

    @Test(arguments: [
        ["--state", "failing", "--plain", "--log", "a b"],
        ["--log=a b", "--state=failing", "--plain"],
    ])
    func `accepts values after a blank or an equals sign in any order`(
        arguments: [String]
    ) throws {
        let options = try DemoOptions(arguments)
        #expect(options.state == "failing")
        #expect(options.log == "a b")
        #expect(options.isPlain)
    }

    @Test func `accepts columns and rows of a frame`() throws {
        #expect(try DemoOptions(["--frame", "80x24"]).frame == Size(columns: 80, rows: 24))
    }

    @Test(arguments: [
        "", "80", "80x", "x24", "0x24", "80x0", "-80x24", "1001x24", "80x24x3", "80X24",
        "9999999999999999999x1", "８０x24",
    ])
    func `rejects an invalid size`(text: String) {
        #expect(throws: UsageError.self) { try DemoOptions(["--frame", text]) }
    }

    @Test(arguments: [
        ["--state"], ["--state", ""], ["--state="], ["--state", "a", "--state", "b"],
        ["--plain=yes"], ["--states=1"], ["--nothing"], ["-x"], ["failing"], [""], ["="], ["--"],
        ["--log", "\u{FFFD}"], ["\u{1B}[2J"], [String(repeating: "x", count: 100_000)],
    ])
    func `rejects invalid options with one printable line`(arguments: [String]) {
        do throws(UsageError) {
            _ = try DemoOptions(arguments)
            Issue.record("\(arguments) is accepted.")
        } catch {
            #expect(error.message.count < 400)
            #expect(!error.message.contains("\u{1B}"))
            #expect(!error.message.contains("\n"))
        }
    }
}

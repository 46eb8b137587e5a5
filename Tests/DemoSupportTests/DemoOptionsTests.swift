import TerminalUI
import Testing

@testable import DemoSupport

@Suite struct `The command line of a demo` {
    @Test func `nothing asks for the first state on a full screen`() throws {
        let options = try DemoOptions([])
        #expect(options.task == .show)
        #expect(options.state == nil)
        #expect(!options.isPlain)
    }

    @Test(arguments: [
        ["--state", "failing", "--plain", "--log", "a b"],
        ["--log=a b", "--state=failing", "--plain"],
    ])
    func `values stand behind a blank or an equals sign, in any order`(
        arguments: [String]
    ) throws {
        let options = try DemoOptions(arguments)
        #expect(options.state == "failing")
        #expect(options.log == "a b")
        #expect(options.isPlain)
    }

    @Test func `a frame is asked for by its columns and rows`() throws {
        #expect(try DemoOptions(["--frame", "80x24"]).task == .frame(Size(columns: 80, rows: 24)))
    }

    @Test(arguments: [
        "", "80", "80x", "x24", "0x24", "80x0", "-80x24", "1001x24", "80x24x3", "80X24",
        "9999999999999999999x1", "８０x24",
    ])
    func `what is no size is refused`(text: String) {
        #expect(throws: DemoError.self) { try DemoOptions(["--frame", text]) }
    }

    @Test(arguments: [
        ["--state"], ["--state", ""], ["--state="], ["--state", "a", "--state", "b"],
        ["--plain=yes"], ["--states=1"], ["--nothing"], ["-x"], ["failing"], [""], ["="], ["--"],
        ["--log", "\u{FFFD}"], ["\u{1B}[2J"], [String(repeating: "x", count: 100_000)],
    ])
    func `what is not understood is refused in one printable line`(arguments: [String]) {
        do throws(DemoError) {
            _ = try DemoOptions(arguments)
            Issue.record("\(arguments) was understood.")
        } catch {
            #expect(error.code == 64)
            #expect(error.sentence.count < 400)
            #expect(!error.sentence.contains("\u{1B}"))
            #expect(!error.sentence.contains("\n"))
        }
    }
}

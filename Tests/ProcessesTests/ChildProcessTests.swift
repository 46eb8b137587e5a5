import FoundationEssentials
import Glibc
import Processes
import Testing

@Suite struct `A child process` {
    @Test func `answers each line while it runs`() async throws {
        let process = try ChildProcess(Command("cat"), input: .pipe)
        #expect(process.exitStatus == nil)
        for line in ["one\n", "two\n"] {
            process.write(line)
            while !process.outputText.hasSuffix(line) { await Task.yield() }
        }
        process.closeInput()
        #expect(try await process.exit() == .exited(0))
        #expect(process.outputText == "one\ntwo\n")
    }

    @Test func `has its streams only, and no other descriptor of this process`() async throws {
        let inheritable = open("/", O_RDONLY)
        defer { close(inheritable) }
        let process = try ChildProcess(Command("cat"), input: .pipe)
        process.write("\n")
        while process.outputText.isEmpty { await Task.yield() }
        let descriptors = try FileManager.default.contentsOfDirectory(
            atPath: "/proc/\(process.id)/fd")
        #expect(descriptors.sorted() == ["0", "1", "2"])
        process.closeInput()
        #expect(try await process.exit() == .exited(0))
    }

    @Test func `drops text that is written after its end`() throws {
        let process = try ChildProcess(Command("true"), input: .pipe)
        process.waitForExit()
        process.write("text")
        #expect(process.exitStatus == .exited(0))
    }

    @Test func `is killed with everything that it has started`() async throws {
        let process = try ChildProcess(
            Command("sh", ["-c", "sleep 3600 & echo $!; wait"]), input: .pipe)
        while !process.outputText.hasSuffix("\n") { await Task.yield() }
        let grandchild = try #require(pid_t(process.outputText.dropLast()))
        process.killGroup()
        #expect(process.exitStatus == .killed(SIGKILL))
        while kill(grandchild, 0) == 0 {
            // Only init can remove a process whose parent has gone; before that it is a zombie.
            let state = try? String(contentsOfFile: "/proc/\(grandchild)/stat", encoding: .utf8)
            if state?.contains(") Z ") == true { break }
            await Task.yield()
        }
    }

    @Test func `that does not end is killed, and the error has its output`() async throws {
        let process = try ChildProcess(Command("sh", ["-c", "echo busy; exec sleep 3600"]))
        while process.outputText.isEmpty { await Task.yield() }
        let error = await #expect(throws: ProcessError.self) {
            _ = try await process.exit(within: .zero)
        }
        #expect(error?.message.hasSuffix("Captured output:\nbusy\n") == true)
        #expect(process.exitStatus == .killed(SIGKILL))
    }

    @Test func `on a pseudo terminal is controlled by it`() async throws {
        let terminal = try PseudoTerminal(columns: 91, rows: 17)
        let process = try ChildProcess(
            Command("sh", ["-c", "stty size; stty -echo; read line; echo got $line"]), on: terminal)
        var screen = ""
        func read(until text: String) {
            while !screen.contains(text) {
                screen += String(decoding: terminal.read(timeout: 10), as: UTF8.self)
            }
        }
        read(until: "17 91")
        while terminal.echoes { await Task.yield() }
        terminal.write("text\n")
        read(until: "got text")
        #expect(!screen.contains("\ntext"))
        #expect(try await process.exit() == .exited(0))
    }

    @Test func `on a pseudo terminal is interrupted by its key`() async throws {
        let terminal = try PseudoTerminal()
        let process = try ChildProcess(Command("cat"), on: terminal)
        terminal.write("line\n")
        var screen = ""
        // Once as the echo, and once as the output.
        while screen.ranges(of: "line").count < 2 {
            screen += String(decoding: terminal.read(timeout: 10), as: UTF8.self)
        }
        terminal.write("\u{3}")
        #expect(try await process.exit() == .killed(SIGINT))
    }
}

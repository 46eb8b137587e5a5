import Glibc
import Processes
import Testing

@Suite struct `A command` {
    private func shell(_ line: String, directory: String? = nil) -> Command {
        Command("sh", ["-c", line], directory: directory)
    }

    @Test func `reports its output, its errors and its exit code`() async throws {
        let result = try await shell("echo out; echo err >&2; exit 3").run()
        #expect(result.output == "out\n")
        #expect(result.errors == "err\n")
        #expect(result.status == .exited(3))
        #expect(result.code == 3)
    }

    @Test func `reads its input, and joins its streams if asked for`() async throws {
        let result = try await shell("cat; echo err >&2").run(
            input: .bytes(Array("text".utf8)), errors: .standardOutput)
        #expect(result.output == "texterr\n")
        #expect(result.errors == "")
    }

    @Test func `reports the signal that has ended it`() async throws {
        let result = try await shell("kill -TERM $$").run()
        #expect(result.status == .killed(SIGTERM))
        #expect(result.code == 128 + SIGTERM)
    }

    @Test func `reads and writes more than a pipe holds`() async throws {
        let bytes = [UInt8](repeating: 0x61, count: 1_000_000)
        #expect(try await shell("cat").run(input: .bytes(bytes)).output.utf8.count == bytes.count)
    }

    @Test func `starts in its directory with its environment`() async throws {
        var command = shell("pwd -P; echo $NAME", directory: "/")
        command.environment = ["PATH": "/usr/bin:/bin", "NAME": "value"]
        #expect(try await command.run().output == "/\nvalue\n")
    }

    @Test func `starts with a closed standard input if asked for`() async throws {
        #expect(try await shell("cat").run(input: .bytes([])).code == 0)
        #expect(try await shell("cat").run(input: .closed).code == 1)
    }

    @Test func `that does not exist cannot be started`() async throws {
        await #expect(throws: ProcessError.self) { try await Command("/no/such/program").run() }
        await #expect(throws: ProcessError.self) { try await Command("no-such-program").run() }
    }
}

import Processes
import TestSupport
import Testing

/// `run_tests` of `Tools/Shell/tests.sh` with a command in place of `swift test`.
@Suite struct `A run of the tests` {
    /// Runs a shell command that writes events, and returns the report.
    private func run(_ tests: String) async throws -> CommandResult {
        let folder = TemporaryDirectory()
        try folder.create()
        let script = """
            here="$1/Tools/test"
            . "$1/Tools/Shell/package.sh"
            . "$1/Tools/Shell/tests.sh"
            started() { echo '{"kind":"testStarted","messages":[{"text":"Test x"}],"testID":"'"$1"'"}'; }
            ended() { echo '{"kind":"testEnded","messages":[{"text":"Test x"}],"testID":"'"$1"'"}'; }
            tests() {
                \(tests)
            }
            run_tests "$2/events" "$2/log" tests
            status=$?
            count_tests "$2/events"
            [ "$ended" = yes ] || report_incomplete_run "$2/events" "$2/log" "$status"
            echo "$passed passed, $failed failed"
            exit "$status"
            """
        return try await PackageCommands.run(
            "/bin/bash", ["-c", script, "bash", PackageCommands.root, folder.path],
            environment: ["FOOTBALL_GATHER_HANG_LIMIT": "2"])
    }

    @Test func `ends with the command's exit code`() async throws {
        let result = try await run(
            """
            { started 'A\\/a()'; ended 'A\\/a()'; echo '{"kind":"runEnded"}'; } >"$events"
            return 3
            """)
        #expect(result.code == 3)
        #expect(result.output == "1 passed, 0 failed\n")
    }

    @Test func `that hangs is stopped and names the tests that were running`() async throws {
        let result = try await run(
            """
            { started 'A\\/a()'; started 'A\\/b()'; ended 'A\\/a()'; } >"$events"
            echo "last words"
            sleep 100000 & echo "process $!"
            wait
            """)
        #expect(result.code == 124)
        let lines = result.output.split(separator: "\n")
        let process = try #require(lines.dropFirst().first?.split(separator: " ").last)
        #expect(
            lines.prefix(4) == [
                "last words", "process \(process)",
                "The tests were stopped: none has started or ended for 2 seconds.",
                "Processes that were running:",
            ])
        #expect(lines.contains { $0.contains("\(process) ") && $0.hasSuffix("sleep 100000") })
        #expect(lines.suffix(3) == ["Tests that were running:", "  A/b()", "1 passed, 0 failed"])
        // A killed process remains as a zombie until its parent or init asks for its status.
        let state = try await PackageCommands.run("ps", ["-o", "stat=", "-p", String(process)])
        #expect(state.output.isEmpty || state.output.hasPrefix("Z"))
    }

    @Test func `that breaks off names the tests that were running`() async throws {
        let result = try await run(
            """
            started 'A\\/a()' >"$events"
            exit 9
            """)
        #expect(result.code == 9)
        #expect(
            result.output == """
                The test run ended with exit code 9 before all tests had ended.
                Tests that were running:
                  A/a()
                0 passed, 0 failed

                """)
    }
}

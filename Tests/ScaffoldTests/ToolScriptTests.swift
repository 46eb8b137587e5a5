import Foundation
import Processes
import Testing
import ToolSupport

@testable import Scaffold

/// Runs the commands in Tools with a `swift` that records its environment and fails.
@Suite struct `The commands in Tools` {
    private let package: ScratchPackage

    init() async throws {
        let tools = ScratchPackage.original.appending(path: "Tools").path
        let commands = try FileManager.default.contentsOfDirectory(atPath: tools)
            .filter { $0.allSatisfy { $0.isLowercase || $0 == "-" } }
        package = try ScratchPackage(["Tools/Shell"])
        let paths = commands.map { "\"$TOOLS\"/\($0)" }.joined(separator: " ")
        // Another process, as in `writeScript`.
        let copy = try await package.shell("cp \(paths) Tools", environment: ["TOOLS": tools])
        try #require(copy.code == 0, "\(copy.output)")
        try await writeScript(
            """
            if [ "$1" = --version ]; then
                echo "Swift version 6.3"
                exit
            fi
            echo "${FOOTBALL_GATHER_FEATURE-}+${FOOTBALL_GATHER_PROGRAM-}" >>"${0%/*}/environment"
            [ -e "${0%/*}/succeeds" ]
            """, to: "bin/swift")
    }

    @Test(arguments: [
        "check-architecture", "docs", "metrics", "new-feature", "remove-feature", "run", "screens",
        "test",
    ])
    func `build the whole package, also if the environment selects a part`(
        command: String
    ) async throws {
        let result = try await run("Tools/\(command)")
        #expect(result.code != 0)
        #expect(try recordedEnvironments() == ["+"], "\(result.output)")
    }

    @Test func `build only one feature for Tools/feature`() async throws {
        try package.write("", to: "Modules/Features/Gather/Gather.swift")
        #expect(try await run("Tools/feature Gather build").code == 1)
        #expect(try recordedEnvironments() == ["Gather+"])
    }

    @Test(arguments: ["check-architecture", "metrics", "new-feature", "remove-feature", "screens"])
    func `report a failed build with an exit code of its own`(command: String) async throws {
        #expect(try await run("Tools/\(command)").code == 70)
    }

    @Test(arguments: [
        ("check-architecture", "CheckArchitecture"), ("metrics", "Metrics"),
        ("new-feature", "Scaffold"), ("remove-feature", "Scaffold"),
    ])
    func `pass on their arguments and the working directory`(
        command: String, program: String
    ) async throws {
        try package.write("", to: "bin/succeeds")
        try await writeScript("pwd -P\necho \"$*\"", to: ".build/debug/Metrics")
        try await writeScript("pwd -P\necho \"$*\"", to: ".build/debug/\(program)")
        let output = try await run("cd bin && ../Tools/\(command) --package-path here --help")
            .output
        let lines = output.split(separator: "\n")
        #expect(
            lines.contains { $0.hasSuffix("\(package.root.lastPathComponent)/bin") }, "\(output)")
        #expect(lines.last?.hasSuffix(" --package-path here --help") == true)
    }

    @Test(arguments: [(true, "1 passed, 0 failed"), (false, "0 passed, 0 failed")])
    func `run the tests after a failed check, but not after a failed build`(
        isBuilt: Bool, lastLine: String
    ) async throws {
        try await writeScript(
            """
            case $* in
            --version) echo "Swift version 6.3" ;;
            format*) exit 1 ;;
            *--show-bin-path*) echo bin ;;
            build*) \(isBuilt) ;;
            test*)
                while [ "$1" != --event-stream-output-path ]; do shift; done
                echo '{"kind":"testEnded","messages":[{"text":"Test x"}]}' >"$2"
                echo '{"kind":"runEnded"}' >>"$2"
                ;;
            esac
            """, to: "bin/swift")
        let result = try await run("Tools/test")
        #expect(result.code == 1)
        #expect(result.output.contains("The format differs: run Tools/format."))
        #expect(result.output.contains("The build failed.") != isBuilt)
        #expect(result.output.hasSuffix("\n\(lastLine)\n"), "\(result.output)")
    }

    /// Runs a shell line with an environment that selects a part of the package.
    private func run(_ line: String) async throws -> CommandResult {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return try await package.shell(
            line,
            environment: [
                "FOOTBALL_GATHER_FEATURE": "PlayerList", "FOOTBALL_GATHER_PROGRAM": "Bench",
                "PATH": "\(package.root.path)/bin:\(path)",
            ])
    }

    /// Returns the distinct pairs of feature and program that `swift` was called for.
    private func recordedEnvironments() throws -> [String] {
        let lines = try package.folder.text(of: "bin/environment").split(separator: "\n")
        return Set(lines.map(String.init)).sorted()
    }

    /// Writes a script with another process. A script that this process has open cannot be started,
    /// and a process that another test starts at the same time inherits the open file.
    private func writeScript(_ script: String, to path: String) async throws {
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        let line = "mkdir -p \(folder) && rm -f \(path) && cat >\(path) && chmod 755 \(path)"
        #expect(try await package.shell(line, input: "#!/bin/sh\n\(script)\n").code == 0)
    }
}

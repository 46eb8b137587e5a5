import Foundation
import Testing

@testable import Scaffold

/// The scripts of Tools with a `swift` that only writes down what it is asked for.
@Suite struct `The scripts of Tools` {
    private let house: ScratchPackage

    init() async throws {
        let folder = ScratchPackage.original.appending(path: "Tools").path
        let scripts = try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { $0.allSatisfy { $0.isLowercase || $0 == "-" } }
        house = try ScratchPackage(scripts.map { "Tools/\($0)" })
        try await write(
            """
            #!/bin/sh
            if [ "$1" = --version ]; then
                echo "Swift version 6.3"
                exit
            fi
            echo "${FOOTBALL_GATHER_FEATURE-}+${FOOTBALL_GATHER_PROGRAM-}" >>"${0%/*}/asked"
            [ -e "${0%/*}/works" ]
            """, to: "bin/swift")
    }

    @Test(arguments: [
        "check-architecture", "docs", "metrics", "new-feature", "remove-feature", "run", "screens",
        "test",
    ])
    func `mean the whole package, whatever the surroundings ask for`(tool: String) async throws {
        let ending = try await shell("Tools/\(tool)")
        #expect(ending.code != 0)
        #expect(try asked() == ["+"], "\(ending.output)")
    }

    @Test func `mean one feature and no program where they are asked for it`() async throws {
        try house.package.write("", to: "Modules/Features/Gather/Gather.swift")
        #expect(try await shell("Tools/feature Gather build").code == 1)
        #expect(try asked() == ["Gather+"])
    }

    @Test(arguments: ["check-architecture", "metrics", "new-feature", "remove-feature", "screens"])
    func `say that a program could not be built by another code than its own`(
        tool: String
    ) async throws {
        #expect(try await shell("Tools/\(tool)").code == 70)
    }

    @Test(arguments: [
        ("check-architecture", "CheckArchitecture", ""), ("metrics", "Metrics", ""),
        ("new-feature", "Scaffold", "new-feature "),
        ("remove-feature", "Scaffold", "remove-feature "),
    ])
    func `hand on folders as they were given`(
        tool: String, program: String, verb: String
    ) async throws {
        try house.package.write("", to: "bin/works")
        try await write("#!/bin/sh\npwd -P\necho \"$*\"\n", to: ".build/debug/\(program)")
        let ending = try await shell("cd bin && ../Tools/\(tool) --package-path here")
        let root = house.root.resolvingSymlinksInPath().path
        let lines = ending.output.split(separator: "\n")
        #expect(lines.contains { $0.hasSuffix("\(house.root.lastPathComponent)/bin") })
        #expect(lines.last?.hasPrefix("\(verb)--package-path \(root)") == true)
        #expect(lines.last?.hasSuffix(" --package-path here") == true)
    }

    /// In surroundings that ask for less than the package.
    private func shell(_ line: String) async throws -> ScratchPackage.Ending {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return try await house.shell(
            line,
            environment: [
                "FOOTBALL_GATHER_FEATURE": "PlayerList", "FOOTBALL_GATHER_PROGRAM": "Bench",
                "PATH": "\(house.root.path)/bin:\(path)",
            ])
    }

    /// What SwiftPM was asked for, feature and program, once each.
    private func asked() throws -> [String] {
        let lines = try house.package.text(of: "bin/asked").split(separator: "\n")
        return Set(lines.map(String.init)).sorted()
    }

    /// Written by another process: a program cannot be started while anybody has it open, and what
    /// this process has open, a child of another test may have for a moment, too.
    private func write(_ script: String, to path: String) async throws {
        try house.package.write("", to: path)
        let writing = "rm \(path) && cat >\(path) && chmod 755 \(path)"
        #expect(try await house.shell(writing, input: script + "\n").code == 0)
    }
}

import Foundation
import Glibc
import Processes
import Testing

@Suite(.enabled(if: Sandbox.canPreload)) struct `A fault of a recorded session` {
    /// A recording starts with a copy of the stored data. An error of the recording ends only the
    /// recording; the app ends with its message.
    @Test(arguments: [SystemCallFault.kill, .error(ENOSPC), .error(EIO)])
    func `leaves sound data and no unusable recording`(_ fault: SystemCallFault) async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(
                PlainScript {
                    $0.register(); $0.add("Bo")
                })
            try await sandbox.forEachFault(
                fault, of: ["--record", sandbox.recording], keys: "aZed\r\u{3}\u{3}",
                canSaveCalls: true
            ) { process, comment in
                let status = try await process.exit()
                if case .kill = fault {
                    #expect(status == .killed(SIGKILL), comment)
                } else {
                    #expect([.exited(0), .exited(73), .exited(74)].contains(status), comment)
                }
                if FileManager.default.fileExists(atPath: sandbox.recording) {
                    let replay = try sandbox.launch(["--replay", sandbox.recording])
                    let replayStatus = try await replay.exit()
                    #expect([.exited(0), .exited(65)].contains(replayStatus), comment)
                }
                #expect(try await sandbox.database.isSound(), comment)
                let next = try sandbox.launch(sandbox.data.plainArguments)
                #expect(try await next.exit() == .exited(0), comment)
                #expect(next.errorText == "", comment)
                #expect(next.outputText.contains("Bo, Position"), comment)
            }
        }
    }
}

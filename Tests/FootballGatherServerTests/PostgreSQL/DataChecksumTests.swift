import Processes
import TestSupport
import Testing

@testable import PostgreSQL

@Suite struct `The data checksums of PostgreSQL` {
    /// Returns the warnings of the check of the configuration, and of the start.
    private func warnings(_ address: String) async throws -> (check: String, log: String) {
        let check = try ServerProgram.launch(["--check-config"], database: address)
        #expect(try await check.exit() == .exited(0), "\(check.errorText)")
        #expect(check.outputText == "The configuration is valid.\n")
        let server = try await ServerProgram(database: address)
        let log = server.log.split(separator: "\n").filter { $0.contains("checksums") }
        try await server.stop()
        return (check.errorText, log.joined(separator: "\n"))
    }

    @Test func `if they are off, the log and the check of the configuration warn`() async throws {
        let cluster = try await PostgreSQLCluster.shared.value
        // From version 18 on, they are on by default.
        let isOff = try PostgreSQLCluster.connect(cluster.address()).lacksDataChecksums
        let (check, log) = try await warnings(cluster.makeAddress())
        #expect(check.contains("no data checksums") == isOff)
        #expect(log.contains(#""event":"no-data-checksums""#) == isOff)
    }

    @Test func `if they are on, nothing warns`() async throws {
        let cluster = try await PostgreSQLCluster("--data-checksums")
        let (check, log) = try await warnings(cluster.makeAddress())
        #expect(check.isEmpty)
        #expect(log.isEmpty)
    }
}

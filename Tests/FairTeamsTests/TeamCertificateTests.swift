import Domain
import FoundationEssentials
import Processes
import TestSupport
import Testing

@testable import FairTeams

@Suite struct `A certificate` {
    /// The whole check, in another language.
    private static let program = """
        import json, sys
        proof = json.load(sys.stdin)
        teams = {tuple(proof["base"])}
        for choice in proof["choices"]:
            teams = {tuple(map(sum, zip(team, more))) for team in teams for more in choice.values()}
        best = min(abs(target["factor"] * team[0] - target["aim"])
                   for team in teams for target in proof["targets"]
                   if list(team[1:]) == target["counts"])
        sys.exit(best != proof["deviation"])
        """

    private func check(_ certificate: TeamCertificate) async throws -> Processes.ExitStatus {
        let command = Command(
            "/usr/bin/python3", ["-c", Self.program], environment: [:], directory: "/")
        let input = try JSONEncoder().encode(certificate)
        return try await ChildProcess(command, input: .bytes(Array(input))).exit()
    }

    @Test func `is confirmed by a program of ten lines, and a wrong one is not`() async throws {
        let positions = (0..<16).map { Position.allCases[$0 % 5] }
        let request = TeamRequest(
            strengths: (0..<16).map { 100 + $0 * $0 * 37 % 911 }, positions: positions,
            rules: Position.allCases.map { .spread($0) }
                + [.together(CandidatePair(0, 1)), .apart(CandidatePair(2, 3))])
        let certificate = try TeamBalancer(request).certificate
        #expect(try await check(certificate) == .exited(0))
        let wrong = TeamCertificate(
            base: certificate.base, choices: certificate.choices, targets: certificate.targets,
            deviation: certificate.deviation + 1)
        #expect(try await check(wrong) == .exited(1))
        #expect(Self.program.split(separator: "\n").count <= 10)
    }
}

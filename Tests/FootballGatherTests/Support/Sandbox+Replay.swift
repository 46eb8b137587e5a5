import Testing

extension Sandbox {
    /// Replays the recording without a home directory, and returns the report.
    func replayReport(sourceLocation: SourceLocation = #_sourceLocation) async throws -> String {
        let before = try names()
        let report = try await output(
            of: ["--replay", recording],
            environment: ["HOME": nil, "TMPDIR": root, "TZ": "WEST+12"],
            sourceLocation: sourceLocation)
        #expect(try names() == before, sourceLocation: sourceLocation)
        return report
    }

    /// Expects that a replay of the recording draws the recorded frames, and returns the report.
    @discardableResult
    func expectIdenticalReplay(
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> String {
        let report = try await replayReport(sourceLocation: sourceLocation)
        #expect(report.hasSuffix("all identical.\n"), "\(report)", sourceLocation: sourceLocation)
        return report
    }
}

import Domain
import Platform
import Testing

@testable import RemoteClient

@Suite struct `The exchange with a server` {
    private let time = ImmediateTime()
    private let server: TestServer
    private let device: TestDevice

    init() async throws {
        server = try await TestServer(time: time)
        device = try await TestDevice(server, time)
        for name in ["Ada", "손흥민"] { try await device.add(name) }
    }

    @Test func `sends no change of a record alone to a server without records`() async throws {
        let records = (0..<300).map { number in
            ArchivedRecord(
                id: UUID(), kind: "essay", values: ["number": .integer(Int64(number))])
        }
        server.missingRequests = ["PUT /api/changes"]
        let count = server.requests.count
        _ = try await device.data.archives.add(
            AccountArchive(players: [], matches: [], records: records))
        try await device.exchange()
        #expect(try await device.counts == (0, 300))
        #expect(server.requests[count...].filter { $0 == "PUT /api/changes" }.count < 10)
    }

    @Test func `continues although the server cannot read a change`() async throws {
        let match = try await device.startMatch()
        try await device.exchange()
        let values = (0..<101).map { ("f\($0)", ArchivedRecord.Value?.some(.integer(1))) }
        let change = RecordChange(
            counter: 0, device: UUID(), wall: 0, kind: "essay", record: UUID(),
            values: Dictionary(uniqueKeysWithValues: values))
        _ = try await device.change(.addGoal(Goal(.a)), match)
        let record = ArchivedRecord(
            id: change.record, kind: "essay", values: change.values.compactMapValues { $0 })
        _ = try await device.data.archives.add(
            AccountArchive(players: [], matches: [], records: [record]))
        try await device.exchange()
        #expect(try await device.counts == (0, 1))
    }
}

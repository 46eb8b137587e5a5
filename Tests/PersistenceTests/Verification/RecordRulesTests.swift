import Domain
import FoundationEssentials
import Records
import SQLite
import TestSupport
import Testing

@testable import Persistence

@Suite struct `The check of records by the rules of their kinds` {
    private func findings(_ fixture: RecordFixture) async throws -> [String] {
        try await DatabaseKind.invalidRecords(
            in: fixture.base.directory.path, [RecordRule(of: Payment.self)])
    }

    @Test func `finds nothing without records, and none of valid ones`() async throws {
        let fixture = try await RecordFixture()
        #expect(try await findings(fixture) == [])
        try await fixture.pay("balls", 5)
        try await fixture.pay("nets")
        // A record can be older than a field that has a value in each record.
        try fixture.base.raw().script("UPDATE record_payment SET player = NULL")
        #expect(try await findings(fixture) == [])
    }

    @Test(arguments: ["amount = 1001", "player = 'Ana'", #""order" = ''"#])
    func `names the record with a value that is not valid`(change: String) async throws {
        let fixture = try await RecordFixture()
        try await fixture.pay("balls", 5)
        let payment = try await fixture.pay("nets", 7)
        try fixture.base.raw().script(
            #"UPDATE record_payment SET \#(change) WHERE "order" = 'nets'"#)
        #expect(
            try await findings(fixture)
                == ["The payment \(payment.id.uuid.uuidString) has a value that is not valid."])
    }
}

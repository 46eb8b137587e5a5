import Domain
import FoundationEssentials
import Records
import TestSupport
import Testing

@testable import Persistence

/// A storage with a user, two players and the records of the user.
struct RecordFixture {
    let base: Fixture
    let session: Session
    let players: [PlayerID]

    var payments: any RecordRepository<Payment> {
        base.storage.records(of: session).repository(of: Payment.self)
    }

    init() async throws {
        base = try await Fixture()
        session = try await base.signUp()
        let squad = base.storage.players(of: session)
        players = [
            try await squad.add(playerName("Annabel")).id,
            try await squad.add(playerName("Berta")).id,
        ]
    }

    /// Stores a payment of the first player.
    @discardableResult func pay(_ order: String, _ amount: Int64? = nil) async throws -> Payment {
        let payment = Payment(
            id: RecordID(), player: players[0], collector: players[1],
            order: try #require(ShortText(order)),
            amount: amount.flatMap { Amount(.integer($0)) })
        try await payments.save(payment)
        return payment
    }

    /// Opens the storage again after a text in a row of the records or in its copy was changed.
    func reopened(changing text: String, copy: Int) async throws -> Fixture {
        try await base.reopened(
            changing: text, in: copy == 0 ? "record_payment" : "record_payment_copy")
    }
}

extension Fixture {
    /// Closes the storage, replaces a text in a table or an index, and opens the storage again.
    func reopened(changing text: String, in name: String) async throws -> Fixture {
        await storage.close()
        let page = try number("SELECT rootpage FROM sqlite_schema WHERE name = '\(name)'")
        var bytes = directory.bytes(of: directory.database)
        let start = (Int(try #require(page)) - 1) * 4_096
        let range = bytes[start..<start + 4_096].ranges(of: Array(text.utf8)).first
        bytes[try #require(range).lowerBound] ^= 1
        try directory.write(bytes, to: directory.database)
        return try await Fixture(in: directory, time: time)
    }
}

import Testing

@testable import HTTPServer

@Suite struct `The table of connections` {
    private let loops: [Mailbox<LoopMessage>]
    private let acceptor: Mailbox<AcceptorMessage>
    private let table: ConnectionTable

    init() throws {
        loops = try [#require(Mailbox()), #require(Mailbox())]
        acceptor = try #require(Mailbox())
        let options = HTTPListenerOptions(address: "", threads: 2, bodyLimit: 0)
        table = ConnectionTable(options, loops: loops, acceptor: acceptor)
    }

    /// Connects addresses one after the other, at the times 1, 2 and so on.
    private func connect(_ addresses: [String], capacity: Int) -> [OpenConnection] {
        addresses.enumerated().compactMap { index, address in
            admit(address, capacity: capacity, now: Int64(index + 1))
        }
    }

    private func admit(_ address: String, capacity: Int, now: Int64 = 0) -> OpenConnection? {
        guard case .admitted(let record) = table.admit(address, capacity: capacity, now: now) else {
            return nil
        }
        return record
    }

    private var closed: [OpenConnection] {
        loops.flatMap { $0.takeAll() }.compactMap {
            if case .close(let record) = $0 { record } else { nil }
        }
    }

    @Test func `gives each address a share that shrinks with the number of addresses`() {
        #expect(connect(Array(repeating: "a", count: 90), capacity: 100).count == 50)
        #expect(connect(Array(repeating: "b", count: 90), capacity: 100).count == 34)
        #expect(connect(Array(repeating: "c", count: 90), capacity: 100).count == 16)
    }

    @Test func `closes the oldest idle connection, and then has room`() {
        let records = connect(["a", "b", "c", "d"], capacity: 4)
        #expect(records[0].beginRequest())
        guard case .waits = table.admit("e", capacity: 4, now: 9) else {
            Issue.record("There must be no room.")
            return
        }
        let closed = closed
        #expect(closed.map(\.address) == ["b"])
        #expect(!records[1].beginRequest())
        #expect(acceptor.takeAll().isEmpty)
        table.remove(records[1])
        #expect(acceptor.takeAll().count == 1)
        #expect(admit("e", capacity: 4) != nil)
    }

    @Test func `refuses a connection if all others are busy`() {
        for record in connect(["a", "b"], capacity: 2) { #expect(record.beginRequest()) }
        guard case .refused = table.admit("c", capacity: 2, now: 9) else {
            Issue.record("There must be no room.")
            return
        }
    }

    @Test func `gives connections to the loops in turn`() {
        #expect(connect(["a", "b", "c", "d"], capacity: 9).map(\.loop).sorted() == [0, 0, 1, 1])
    }

    @Test func `closes the slowest reader when too many answers wait`() {
        let records = connect(["a", "a", "b"], capacity: 99)
        let size = 60 << 20
        for record in records.prefix(2) {
            #expect(table.hold(size, for: record, now: 0).isEmpty)
        }
        // The second one of an address exceeds the limit for the address.
        #expect(closed.map(\.id) == [records[0].id])
        table.remove(records[0])
        #expect(table.hold(size, for: records[2], now: 1).isEmpty)
        let other = connect(["c", "d"], capacity: 99).first { $0.loop == records[2].loop }
        let own = table.hold(size, for: other ?? records[2], now: 2)
        #expect(own.map(\.id) == [records[2].id])
    }

    @Test func `first closes readers of the same loop, without a message`() {
        let records = connect(["a", "b", "c"], capacity: 99)
        let size = 60 << 20
        for record in records.prefix(2) { _ = table.hold(size, for: record, now: 0) }
        let same = records.prefix(2).filter { $0.loop == records[2].loop }
        #expect(table.hold(size, for: records[2], now: 0).map(\.id) == same.map(\.id))
        #expect(closed.isEmpty)
    }
}

import Domain
import FoundationEssentials
import TestSupport

/// Replicas of one record that exchange changes through a service, in memory. Requests are lost,
/// delayed, repeated and delivered in another order, a replica ends and starts again, and each one
/// forgets superseded changes. Their clocks are ten years apart. Changes of different records do
/// not meet.
struct RecordExchangeModel {
    /// A rule of the exchange that is broken on purpose, so that a test sees that the laws find it.
    enum Fault: CaseIterable {
        /// Changes in the order of arrival are the history.
        case ordersByArrival
        /// Changes with the same counter are in the order of arrival.
        case ignoresIdentifiers
        /// A change counts as sent although the service may not have it.
        case sendsOnce
        /// The last change of each record is forgotten with the superseded ones.
        case forgetsTooMuch
        /// A replica does not ask for a page again whose response was lost.
        case skipsLostPages
        /// Changes are in the order of the clocks of their devices.
        case ordersByClock
        /// A replica that ends forgets what it has not sent.
        case losesWaiting
        /// A replica does not raise its counter above those of received changes.
        case countsAlone
    }

    /// The values of a replica.
    struct Outcome: Hashable {
        var values: [String: ArchivedRecord.Value]
        var isDeleted: Bool
        var waitingCount = 0
    }

    struct Replica {
        var history = RecordHistory([])
        var waiting: [RecordChange] = []
        /// The number of the service's changes that the replica has read.
        var version = 0
    }

    private static let fields = ["a", "b", "c"]
    /// Ten years in milliseconds.
    private static let clockDistance: Int64 = 10 * 365 * 86_400_000

    var random: SeededGenerator
    private let fault: Fault?
    /// The number of superseded changes that are remembered.
    private let supersededLimit: Int
    private(set) var replicas = [Replica](repeating: Replica(), count: 3)
    /// The changes of the service in the order of arrival, also those that it has forgotten.
    private var log: [(change: RecordChange, isForgotten: Bool)] = []
    private var service = RecordHistory([])
    /// The requests that can be delivered later or again.
    private var requests: [[RecordChange]] = []
    /// All changes that were made, each before the next one of the same replica.
    private(set) var made: [RecordChange] = []
    /// The changes that had no effect on the replica that made them.
    private(set) var hiddenEdits: [RecordChange] = []

    init(seed: UInt64, fault: Fault? = nil) {
        random = SeededGenerator(seed: seed)
        self.fault = fault
        supersededLimit = Int(random.next() % 3)
    }

    /// Runs steps of random replicas, and then exchanges everything without faults.
    mutating func run(steps: Int) {
        for _ in 0..<steps {
            let replica = Int(random.next() % 3)
            switch random.next() % 9 {
            case 8:
                // The replica ends. Everything except the delayed requests is on a disk.
                requests = []
                if fault == .losesWaiting { replicas[replica].waiting = [] }
            case 0..<4: change(on: replica)
            case 4:
                if let request = random.pick(requests) { deliver(request) }
            default: exchange(replica, sends: random.chance(70), receives: random.chance(70))
            }
        }
        for _ in 0..<2 {
            for replica in replicas.indices { exchange(replica, sends: true, receives: true) }
        }
    }

    /// The replicas and the service.
    var outcomes: [Outcome] {
        replicas.map {
            Outcome(
                values: $0.history.values, isDeleted: $0.history.isDeleted,
                waitingCount: $0.waiting.count)
        } + [Outcome(values: service.values, isDeleted: service.isDeleted)]
    }

    // MARK: Steps

    private mutating func change(on replica: Int) {
        // The app changes no record that it knows as erased.
        guard !replicas[replica].history.isErased else { return }
        var values: [String: ArchivedRecord.Value?] = [:]
        let field = Self.fields[Int(random.next() % 3)]
        let isEmpty = random.chance(20)
        values[field] = isEmpty ? .some(nil) : .integer(Int64(made.count))
        let deletion: Bool?? = random.chance(25) ? random.chance(50) : nil
        let known = fault == .countsAlone ? [] : replicas[replica].history.changes
        let own = made.last { $0.device == Self.device(replica) }?.counter ?? 0
        let change = RecordChange(
            id: uuid(), counter: max(own, known.last?.counter ?? 0) + 1,
            device: Self.device(replica),
            wall: Int64(made.count) - Self.clockDistance * Int64(replica),
            kind: "fee", record: Self.device(9),
            values: values, isDeleted: deletion ?? nil)
        made.append(change)
        replicas[replica].history = history(replicas[replica].history, adding: [change])
        replicas[replica].waiting.append(change)
        let shown = replicas[replica].history
        if shown.values[field] != values[field] ?? nil
            || shown.isDeleted != change.isDeleted ?? shown.isDeleted
        {
            hiddenEdits.append(change)
        }
    }

    /// - Parameters:
    ///   - sends: Whether the request with the changes arrives. Its response can be lost.
    ///   - receives: Whether the response with the changes of others arrives.
    private mutating func exchange(_ replica: Int, sends: Bool, receives: Bool) {
        if !replicas[replica].waiting.isEmpty {
            let request = replicas[replica].waiting
            requests.append(request)
            if sends { deliver(request) }
            let isConfirmed = sends && receives || fault == .sendsOnce
            if isConfirmed { replicas[replica].waiting = [] }
        }
        let new = log[replicas[replica].version...].filter { !$0.isForgotten }.map(\.change)
        guard receives else {
            if fault == .skipsLostPages { replicas[replica].version = log.count }
            return
        }
        replicas[replica].version = log.count
        replicas[replica].history = history(replicas[replica].history, adding: new)
    }

    private mutating func deliver(_ request: [RecordChange]) {
        let known = Set(log.lazy.filter { !$0.isForgotten }.map(\.change.id))
        let new = request.filter { !known.contains($0.id) }.shuffled(using: &random)
        guard !new.isEmpty else { return }
        log += new.map { ($0, false) }
        service = history(service, adding: new)
        let kept = Set(service.changes.map(\.id))
        for index in log.indices where !kept.contains(log[index].change.id) {
            log[index].isForgotten = true
        }
    }

    private func history(_ known: RecordHistory, adding new: [RecordChange]) -> RecordHistory {
        var all = known.changes + new
        switch fault {
        case .ordersByArrival: all = renumbered(all) { Int64($0) }
        case .ignoresIdentifiers:
            all = renumbered(all) { all[$0].counter << 8 + Int64($0) }
        case .ordersByClock: all = renumbered(all) { all[$0].wall }
        default: break
        }
        let history = RecordHistory(all)
        var forgotten = history.superseded.dropLast(supersededLimit)
        if fault == .forgetsTooMuch { forgotten += history.changes.dropFirst(4).suffix(1) }
        guard !forgotten.isEmpty else { return history }
        let ids = Set(forgotten.map(\.id))
        return RecordHistory(history.changes.filter { !ids.contains($0.id) })
    }

    /// Returns changes with other counters.
    private func renumbered(
        _ changes: [RecordChange], _ counter: (Int) -> Int64
    ) -> [RecordChange] {
        changes.indices.map { index in
            let change = changes[index]
            return RecordChange(
                id: change.id, counter: counter(index), device: change.device, wall: change.wall,
                kind: change.kind, record: change.record, values: change.values,
                isDeleted: change.isDeleted)
        }
    }

    private mutating func uuid() -> UUID {
        let bits = random.next()
        let byte = { (place: UInt64) in UInt8(truncatingIfNeeded: bits >> (place * 8)) }
        return UUID(
            uuid: (
                byte(7), byte(6), byte(5), byte(4), byte(3), byte(2), byte(1), byte(0),
                0, 0, 0, 0, 0, 0, 0, 0
            ))
    }

    private static func device(_ number: Int) -> UUID {
        UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number)))
    }
}

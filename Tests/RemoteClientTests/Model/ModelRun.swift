import Domain
import FoundationEssentials
import Persistence
import Records
import Synchronization
import TestSupport
import Testing

@testable import RemoteClient

/// The gathers in which a goal was stored during an exchange.
private final class LateMatches: Sendable {
    private let matches = Mutex<[Match]>([])

    var all: [Match] { matches.withLock { $0 } }

    func add(_ match: Match) {
        matches.withLock { $0.append(match) }
    }
}

/// A record that a device has changed.
private struct OwnRecord: Hashable {
    let device: String
    let key: RecordKey
}

/// A random run of three devices and clients of the service, with faults.
final class ModelRun {
    private static let year: Int64 = 365 * 86_400_000

    var random: SeededGenerator
    let server: TestServer
    let devices: [ModelDevice]
    var service: ModelService
    var outcome = ExchangeOutcome()
    /// The gathers that were started.
    var gathers: [UUID] = []
    /// The records that were made, by kind.
    var records: [String: [UUID]] = [:]
    /// True if a gather was reopened. The service refuses that if another one was started later.
    var hasReopened = false
    /// The operations that had an effect, for the message of a failure.
    private(set) var trace: [String] = []
    private let lateMatches = LateMatches()
    /// The counters of the last changes that devices have made.
    private var lastCounters: [OwnRecord: Int64] = [:]

    init(seed: UInt64) async throws {
        random = SeededGenerator(seed: seed)
        server = try await TestServer(time: ImmediateTime(startingAt: 30 * Self.year))
        var devices: [ModelDevice] = []
        for (index, name) in ["A", "B", "C"].enumerated() {
            // Their clocks are 20 years apart.
            let time = ImmediateTime(
                startingAt: Self.year * (10 + 20 * Int64(index)), boot: "boot-\(name)")
            devices.append(try await ModelDevice(name, server, time))
        }
        self.devices = devices
        service = ModelService(server, token: devices[0].session.token)
        outcome.restorableKinds = [Memo.kind.name, Fee.kind.name, Receipt.kind.name]
        for name in ["Ada", "손흥민"] { try await addPlayer(name, on: devices[0]) }
        for device in devices { try await device.exchange() }
    }

    func log(_ operation: String) { trace.append(operation) }

    /// Runs operations with faults between them, and then exchanges everything.
    func run(operations count: Int) async throws -> ExchangeOutcome {
        for _ in 0..<count {
            let device = devices[Int.random(in: 0..<devices.count, using: &random)]
            device.time.advance(by: .milliseconds(Int64.random(in: 0...20_000, using: &random)))
            try await fail(device)
            switch Int.random(in: 0..<100, using: &random) {
            case 0: try await editOften(device)
            case 1..<22: try await changePlayers(on: device)
            case 22..<55: try await changeGathers(on: device)
            case 55..<75: try await changeRecords(on: device)
            case 75..<85: try await changeByClient()
            default: try await exchange(device)
            }
            try await collectChanges(of: device)
        }
        try await heal()
        return outcome
    }

    /// Returns a random text. Some look alike and have other bytes.
    func text() -> String {
        let texts = ["Zoé", "Zoe\u{301}", "주말 ⚽️", "a\"b\\c", "Ab"]
        return random.chance(50)
            ? random.pick(texts) ?? "" : "T\(Int.random(in: 0..<100, using: &random))"
    }

    // MARK: Faults

    private func fail(_ device: ModelDevice) async throws {
        guard random.chance(40) else { return }
        let connection = device.connection
        switch Int.random(in: 0..<11, using: &random) {
        case 10:
            log("the service restarts")
            try await server.restart()
        case 0: connection.connection = .down
        case 1: connection.connection = .losesResponses
        case 2, 3: connection.connection = .up
        case 4:
            log("\(device.name) restarts")
            try await device.restart()
        case 5: connection.delayNext()
        case 6: connection.damageNext(damage())
        case 7: await interruptNextExchange(of: device)
        default:
            log("an earlier request of \(device.name) arrives")
            await connection.deliver(using: &random)
            try await collectServiceChanges()
        }
    }

    /// Closes the storage during an exchange, or changes a player and a gather.
    private func interruptNextExchange(of device: ModelDevice) async {
        let count = Int.random(in: 1...4, using: &random)
        guard random.chance(50), let match = try? await device.matches.current(),
            let event = MatchChange.addGoal(Goal(.a)).event(in: match, at: device.time.now()),
            let player = random.pick((try? await device.players.squad().players) ?? [])
        else {
            let storage = device.storage
            return device.connection.interrupt(after: count) { await storage.close() }
        }
        let (players, matches) = (device.players, device.matches)
        let age = Age(Int.random(in: 1...120, using: &random))
        device.connection.interrupt(after: count) { [lateMatches] in
            _ = try? await players.update(PlayerChange(\.age, age), of: player.id)
            guard let stored = try? await matches.append(event, to: match) else { return }
            lateMatches.add(stored)
        }
    }

    private func damage() -> FaultyConnection.Damage {
        let place = Int.random(in: 0..<1_000, using: &random)
        return random.chance(50)
            ? .cut(place) : .changed(place, to: random.pick([0x00, 0x01, 0xFF]) ?? 0)
    }

    /// Exchanges changes. A failure is expected with a fault only.
    private func exchange(_ device: ModelDevice) async throws {
        let count = device.connection.damagedCount
        do throws(AccountError) {
            try await device.exchange()
            log("\(device.name) exchanges")
            if device.connection.damagedCount > count {
                outcome.findings.append("\(device.name) has accepted a damaged page")
            }
        } catch {
            log("\(device.name) cannot exchange: \(error)")
            if error == .storage(.unavailable) { try await device.restart() }
        }
    }

    // MARK: Changes

    /// Remembers the changes that a device has made and not sent yet, and the events
    /// of gathers that were stored during an exchange.
    private func collectChanges(of device: ModelDevice) async throws {
        for match in lateMatches.all { outcome.add(match) }
        var waiting: [RecordChange]
        do throws(StorageError) {
            waiting = try await device.waitingChanges
        } catch {
            // An exchange was interrupted.
            try await device.restart()
            waiting = try await device.waitingChanges
        }
        for change in waiting where outcome.changes.insert(change).inserted {
            // Otherwise, the device would not show its own edit.
            let own = OwnRecord(device: device.name, key: change.key)
            if let last = lastCounters[own], change.counter <= last {
                outcome.findings.append("\(device.name) has not counted \(change)")
            }
            lastCounters[own] = change.counter
        }
    }

    func collectServiceChanges() async throws {
        outcome.changes.formUnion(try await service.newChanges())
    }

    // MARK: The end

    private func heal() async throws {
        for device in devices {
            device.connection.heal()
            try await device.restart()
            outcome.changes.formUnion(try await device.waitingChanges)
        }
        for _ in 0..<4 {
            for device in devices {
                try await device.exchange()
                try await decideRefused(on: device)
            }
        }
        try await collectServiceChanges()
        for device in devices {
            outcome.changes.formUnion(device.connection.sentChanges)
            outcome.unsent[device.name] = try await device.counts
            outcome.replicas.append((device.name, try await device.state(gathers: gathers)))
            outcome.findings += try await device.storage.findings()
        }
        let state = try await service.state(restorableKinds: outcome.restorableKinds)
        outcome.replicas.append(("service", state))
    }

    /// Ends a gather whose reopening the service has refused, as its user does.
    private func decideRefused(on device: ModelDevice) async throws {
        guard try await device.counts.refused > 0 else { return }
        if !hasReopened {
            outcome.findings.append("\(device.name): changes are refused without a reason")
        }
        guard let match = try await device.matches.current(),
            let end = MatchChange.end.event(in: match, at: device.time.now())
        else { return }
        log("\(device.name) ends the gather that was reopened too late")
        outcome.add(try await device.matches.append(end, to: match))
    }
}

import Domain
import FoundationEssentials
import Records
import ServiceAPI
import TestSupport

@testable import RemoteClient

extension ModelRun {
    /// The name of a kind that no device knows.
    static let unknownKind = "essay"

    /// Changes a memo, or imports a record of a kind that the device does not know.
    func changeRecords(on device: ModelDevice) async throws {
        guard !random.chance(15) else { return try await importEssay(on: device) }
        guard !random.chance(40) else { return try await changeReferences(on: device) }
        guard let id = random.pick(records[Memo.kind.name] ?? []).map({ RecordID<Memo>($0) }),
            !random.chance(25)
        else { return try await saveMemo(RecordID(), on: device) }
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1:
            guard (try? await device.memos.delete(id)) != nil else { return }
            log("\(device.name) deletes memo \(id.uuid)")
        case 2, 3:
            guard (try? await device.memos.restore(id)) != nil else { return }
            log("\(device.name) restores memo \(id.uuid)")
        case 4: try await saveMemo(id, on: device)
        case 5:
            guard (try? await device.memos.erase(id)) != nil else { return }
            log("\(device.name) erases memo \(id.uuid)")
        default:
            let edited = try? await device.memos.update(try await memoChange(on: device), of: id)
            if let edited { log("\(device.name) edits \(edited)") }
        }
    }

    private func saveMemo(_ id: RecordID<Memo>, on device: ModelDevice) async throws {
        guard let text = ShortText(text()) else { return }
        let memo = Memo(
            id: id, text: text, number: Age(Int.random(in: 0...120, using: &random)),
            player: try? await player(on: device))
        guard (try? await device.memos.save(memo)) != nil else { return }
        log("\(device.name) saves \(memo)")
        if records[Memo.kind.name]?.contains(id.uuid) != true {
            records[Memo.kind.name, default: []].append(id.uuid)
        }
    }

    /// Changes a fee or a receipt.
    private func changeReferences(on device: ModelDevice) async throws {
        if random.chance(50) {
            let fees = try? await device.fees.all().records
            let memos = try? await device.memos.all().records
            try await change(device.receipts, on: device) { id in
                guard let fee = self.random.pick(fees ?? []) else { return nil }
                let memo = self.random.pick(memos ?? [])
                return Receipt(id: id, fee: fee.id, memo: memo?.id)
            }
        } else {
            let squad = try? await device.players.squad().players
            try await change(device.fees, on: device) { id in
                guard let player = self.random.pick(squad ?? []),
                    let amount = Age(Int.random(in: 1...120, using: &self.random))
                else { return nil }
                return Fee(id: id, player: player.id, amount: amount)
            }
        }
    }

    /// Deletes, restores or saves a record.
    private func change<Root: Record>(
        _ repository: any RecordRepository<Root>, on device: ModelDevice,
        make: (RecordID<Root>) -> Root?
    ) async throws where Root.ID == RecordID<Root> {
        let kind = Root.kind.name
        let known = random.pick(records[kind] ?? []).map { RecordID<Root>($0) }
        if let known, random.chance(30) {
            guard (try? await repository.delete(known)) != nil else { return }
            return log("\(device.name) deletes \(kind) \(known.uuid)")
        }
        if let known, random.chance(50) {
            guard (try? await repository.restore(known)) != nil else { return }
            return log("\(device.name) restores \(kind) \(known.uuid)")
        }
        let id = random.chance(50) ? known ?? RecordID() : RecordID()
        guard let record = make(id), (try? await repository.save(record)) != nil else { return }
        log("\(device.name) saves \(record)")
        if id != known { records[kind, default: []].append(id.uuid) }
    }

    private func memoChange(on device: ModelDevice) async throws -> FieldChange<Memo> {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: FieldChange(\.number, Age(Int.random(in: 0...120, using: &random)))
        case 1: FieldChange(\.player, try? await player(on: device))
        default: FieldChange(\.text, ShortText(text()) ?? .missing)
        }
    }

    private func player(on device: ModelDevice) async throws -> PlayerID? {
        guard !random.chance(20) else { return nil }
        return random.pick(try await device.players.squad().players)?.id
    }

    private func importEssay(on device: ModelDevice) async throws {
        let record = ArchivedRecord(
            id: UUID(), kind: Self.unknownKind,
            values: ["text": .text(text()), "words": .integer(7)])
        let archive = AccountArchive(players: [], matches: [], records: [record])
        guard (try? await device.archives.add(archive)) != nil else { return }
        log("\(device.name) imports \(record)")
        records[Self.unknownKind, default: []].append(record.id)
    }

    /// Adds, edits, deletes or restores an essay by the request of a client that knows the kind.
    func changeEssays() async throws {
        let known = random.chance(30) ? nil : random.pick(records[Self.unknownKind] ?? [])
        let id = known ?? UUID()
        if known == nil { records[Self.unknownKind, default: []].append(id) }
        let last = outcome.changes.lazy.filter { $0.record == id }.map(\.counter).max() ?? 0
        var values: [String: ArchivedRecord.Value?] = ["text": .text(text())]
        if random.chance(30) { values["words"] = .some(nil) }
        let squad: [PlayerResponse] = try await service.send("GET", .players).decoded()
        if random.chance(40), let player = random.pick(squad) {
            values["author"] = .player(PlayerID(player.id))
        }
        let isDeleted = known == nil ? nil : random.pick([nil, nil, true, false]) ?? nil
        // The client does not know all changes, so two can have the same counter.
        let change = RecordChange(
            counter: max(1, last + Int64.random(in: 0...1, using: &random)), device: UUID(),
            wall: 0, kind: Self.unknownKind, record: id, values: values, isDeleted: isDeleted)
        let body = RecordChangesBody(changes: [change])
        let status = try await service.send("PUT", .addRecordChanges, body).status
        log("a client sends \(change): \(status)")
        outcome.changes.insert(change)
    }
}

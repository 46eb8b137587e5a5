import Domain
import FoundationEssentials
import SQLite

/// The identifiers of an account of this device in an account of a server.
struct AccountMove {
    /// The number that is added to those of the players.
    private let offset: Int64

    /// Two moves between the same accounts have the same identifiers, so that one that was
    /// interrupted can be repeated.
    init(from source: User.ID, to target: User.ID) {
        // The last bytes of identifiers are random.
        offset = source.combined(with: target.bytes).bytes.suffix(7).reduce(0) {
            $0 << 8 | Int64($1)
        }
    }

    /// Returns the identifier of a player. An identifier that is not positive, which an import
    /// gives to a deleted player, stays the same.
    func player(_ id: PlayerID) -> PlayerID {
        guard id.number > 0 else { return id }
        let numbers = PlayerID.randomNumbers
        let place = (offset &+ id.number & .max) % (numbers.upperBound - numbers.lowerBound)
        return PlayerID(numbers.lowerBound + place)
    }

    /// Returns the kind and the identifier of a record.
    func record(_ record: ArchivedRecord) -> ArchivedRecord {
        guard record.isPlayer, let id = PlayerID(uuid: record.id) else { return record }
        return record.identified(as: player(id).uuid) { $0 }
    }

    /// Returns a change of the same record in the other account.
    func change(_ change: RecordChange) -> RecordChange {
        change.identified(as: record(change.key).id, player: player)
    }

    /// Returns the events of a match with the other identifiers of the players.
    func events(_ match: AccountUpdate.MatchEvents) -> AccountUpdate.MatchEvents {
        AccountUpdate.MatchEvents(
            id: match.id, events: match.events.map { $0.identified(player: player) })
    }
}

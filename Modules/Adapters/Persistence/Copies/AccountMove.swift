import Domain
import Platform
import SQLite

/// The identifiers of an account of this device in an account of a server.
struct AccountMove {
    /// The number that is added to those of the players.
    private let offset: Int64

    /// Two moves between the same accounts have the same identifiers, so that one that was interrupted can be
    /// repeated.
    init(from source: User.ID, to target: User.ID) {
        // The last bytes of identifiers are random.
        offset = source.combined(with: target.bytes).bytes.suffix(7).reduce(0) {
            $0 << 8 | Int64($1)
        }
    }

    /// Returns the identifier of a player. Those that an import has left to deleted players stay.
    func player(_ id: PlayerID) -> PlayerID {
        guard id.number > 0 else { return id }
        let numbers = PlayerID.randomNumbers
        let place = (offset &+ id.number & .max) % (numbers.upperBound - numbers.lowerBound)
        return PlayerID(numbers.lowerBound + place)
    }

    func record(_ record: ArchivedRecord) -> ArchivedRecord {
        guard record.isPlayer, let id = PlayerID(uuid: record.id) else { return record }
        return record.copy(as: player(id).uuid) { $0 }
    }

    func update(_ update: AccountUpdate) -> AccountUpdate {
        var moved = AccountUpdate()
        moved.players = update.players.map { stored in
            var player = stored
            player.id = self.player(stored.id)
            return player
        }
        moved.records = update.records.map { $0.copy(player: player) }
        moved.matches = update.matches.map { match in
            AccountUpdate.MatchEvents(
                id: match.id, events: match.events.map { $0.copy(player: player) })
        }
        return moved
    }
}

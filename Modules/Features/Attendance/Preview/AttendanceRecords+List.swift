import Domain
import Records

extension AttendanceRecords {
    /// Stores a pasted list: the new players, the nicknames, and all answers as one change.
    ///
    /// - Returns: What takes all of it back.
    func store(
        _ list: AcceptedList, for evening: Evening, _ content: AttendanceContent
    ) async throws(StorageError) -> AttendanceUndo {
        var players = Dictionary(content.squad.map { ($0.id, $0) }) { first, _ in first }
        var newPlayers: [String: PlayerID] = [:]
        for name in list.newPlayers where newPlayers[name.text] == nil {
            let player = try await self.players.add(name)
            players[player.id] = player
            newPlayers[name.text] = player.id
        }
        for (id, nickname) in list.nicknames {
            _ = try await self.players.update(FieldChange(\.nickname, nickname), of: id)
        }
        let isKnown = content.evening?.id == evening.id
        let answers = isKnown ? content.answers : []
        var answering = ListAnswers(
            evening: evening.id, answers: answers, players: players, newPlayers: newPlayers)
        for result in list.resultsInOrder { answering.add(result) }
        let change = AnswerChange(
            evening: evening, saved: answering.saved, deleted: answering.deleted)
        try await store(change, isNewEvening: !isKnown)
        return AttendanceUndo(
            answers: change.inverse(of: answers), nicknames: Array(list.nicknames.keys),
            added: Array(newPlayers.values))
    }

    /// Takes a change back.
    func takeBack(_ undo: AttendanceUndo) async throws(StorageError) {
        try await store(undo.answers, isNewEvening: false)
        for id in undo.nicknames {
            _ = try await players.update(FieldChange(\.nickname, nil), of: id)
        }
        for id in undo.added { try await players.delete(id) }
    }
}

extension AcceptedList {
    /// The names of players to add.
    fileprivate var newPlayers: [PlayerName] {
        results.compactMap { result in
            guard case .newPlayer(let name) = result.person else { return nil }
            return PlayerName(name)
        }
    }

    /// The results, those who wait after those who come.
    fileprivate var resultsInOrder: [ListResult] {
        results.filter { !$0.isWaiting } + results.filter(\.isWaiting)
    }
}

import Domain
import Records

extension AttendanceRecords {
    /// Stores a pasted list: the new players, the nicknames, and all answers as one change. After
    /// an error, the new players and the nicknames are removed again.
    ///
    /// - Returns: The undo of the whole list.
    func store(
        _ list: AcceptedList, for evening: Evening, _ content: AttendanceContent
    ) async throws(StorageError) -> AttendanceUndo {
        let isKnown = content.evening?.id == evening.id
        var undo = AttendanceUndo(
            answers: AnswerChange(evening: evening, saved: [], deleted: []),
            newEvening: isKnown ? nil : evening.id)
        do throws(StorageError) {
            let newPlayers = try await addPlayers(of: list, &undo)
            for (id, nickname) in list.nicknames {
                _ = try await players.update(FieldChange(\.nickname, nickname), of: id)
                undo.nicknames[id] = nickname
            }
            let change = content.change(
                by: list.results, for: evening, newPlayers: newPlayers)
            try await store(change, isNewEvening: !isKnown)
            undo.answers = change.inverse(of: isKnown ? content.answers : [])
        } catch {
            try? await takeBackNames(undo)
            throw error
        }
        return undo
    }

    /// Adds the new players of a list, and returns them by their names.
    private func addPlayers(
        of list: AcceptedList, _ undo: inout AttendanceUndo
    ) async throws(StorageError) -> [String: Player] {
        var added: [String: Player] = [:]
        for name in list.newPlayers where added[name.text] == nil {
            let player = try await players.add(name)
            undo.added.append(player.id)
            added[name.text] = player
        }
        return added
    }

    /// Takes a change back. A new evening is deleted, unless somebody else has answered.
    func takeBack(_ undo: AttendanceUndo) async throws(StorageError) {
        try await store(undo.answers, isNewEvening: false)
        if let evening = undo.newEvening, try await answers(to: evening).isEmpty {
            try await evenings.delete(evening)
        }
        try await takeBackNames(undo)
    }

    /// Removes nicknames that have not changed since, and added players.
    private func takeBackNames(_ undo: AttendanceUndo) async throws(StorageError) {
        let known = try await players.players(Array(undo.nicknames.keys))
        for player in known where player.nickname == undo.nicknames[player.id] {
            _ = try await players.update(FieldChange(\.nickname, nil), of: player.id)
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
}

extension AttendanceContent {
    /// Returns the answers to an evening that change with a list. Those who wait follow after those
    /// who come.
    ///
    /// - Parameter newPlayers: The players who were added for the list, by their names.
    func change(
        by results: [ListResult], for evening: Evening, newPlayers: [String: Player] = [:]
    ) -> AnswerChange {
        var answering = ListAnswers(
            evening: evening.id, answers: self.evening?.id == evening.id ? answers : [],
            squad: squad, newPlayers: newPlayers)
        for result in results.filter({ !$0.isWaiting }) + results.filter(\.isWaiting) {
            answering.add(result)
        }
        return AnswerChange(
            evening: evening, saved: answering.saved, deleted: answering.deleted)
    }
}

import Domain

@testable import Attendance

/// Squads for tests.
enum SampleSquad {
    /// Returns players, numbered from 1, of rows with a name and possibly a nickname.
    static func players(_ rows: [String], separator: Character = ";") -> [Player] {
        rows.enumerated().compactMap { index, row in
            let values = row.split(separator: separator, omittingEmptySubsequences: false)
            guard let name = values.first.flatMap({ PlayerName(String($0)) }) else { return nil }
            let nickname = values.count > 1 ? ShortText(String(values[1])) : nil
            return Player(id: PlayerID(Int64(index + 1)), name: name, nickname: nickname)
        }
    }
}

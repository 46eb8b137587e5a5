import Domain
import Foundation
import ServiceAPI
import Testing

/// Events of one device for a gather of the fixture's users.
struct EventScript {
    let id: UUID
    let device = UUID()
    private(set) var log: MatchLog
    private let start: Moment

    init(id: UUID = UUID(), players: [Int64] = [1], wall: Int64 = 1_000) throws {
        self.id = id
        start = Moment(wall: wall, uptime: 1_000, boot: "b")
        let entries = players.map {
            LineUpEntry(playerID: PlayerID($0), name: "Cy", position: nil, team: .a)
        }
        let guest = LineUpEntry(playerID: nil, name: "손흥민", position: .winger, team: .b)
        log = MatchLog(
            MatchStart(lineUp: try #require(LineUp(entries + [guest]))), at: start,
            device: device)
    }

    mutating func add(_ kind: MatchEvent.Kind) {
        log.insert(log.next(kind, at: start))
    }

    func body(_ events: ArraySlice<MatchEvent>? = nil) -> String {
        Self.body([(id, events ?? log.events[...])])
    }

    static func body(_ matches: [(UUID, ArraySlice<MatchEvent>)]) -> String {
        let body = MatchesBody(
            matches: matches.map { MatchesBody.Match(id: $0.0, events: Array($0.1)) })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(body)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}

import Domain
import Testing

@Suite struct `Maps of players' identifiers` {
    @Test(
        arguments: [
            [(1, 11), (2, 12), (3, 13), (7, 14), (8, 20)],
            [(3, 1), (2, 2), (1, 3), (5, 4), (4, 5)],
            [(.min, .max), (0, 0), (.max, .min)],
            [(.max, 1), (.min, 2), (-1, 3), (.max - 1, 4)],
        ] as [[(Int64, Int64)]])
    func `each identifier has its value`(pairs: [(Int64, Int64)]) {
        var map = PlayerIDMap()
        for (id, value) in pairs {
            let isNew = map.insert(PlayerID(value), for: PlayerID(id))
            #expect(isNew)
        }
        for (id, value) in pairs {
            #expect(map[PlayerID(id)]?.number == value)
            let isNew = map.insert(PlayerID(value &+ 1), for: PlayerID(id))
            #expect(!isNew)
            #expect(map[PlayerID(id)]?.number == value)
        }
        for id in [PlayerID(6), PlayerID(100), PlayerID(.min + 1)] { #expect(map[id] == nil) }
    }
}

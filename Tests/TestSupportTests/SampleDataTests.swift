import Domain
import TestSupport
import Testing

@Suite struct `The sample data` {
    @Test func `contain fourteen different players`() {
        #expect(SampleData.squad.count == 14)
        #expect(Set(SampleData.squad.map(\.id)).count == 14)
        #expect(Set(SampleData.squad.map(\.name)).count == 14)
    }

    @Test func `contain players without some of the fields`() {
        #expect(SampleData.squad.contains { $0.age == nil })
        #expect(SampleData.squad.contains { $0.preferredPosition == nil })
        #expect(SampleData.squad.contains { $0.favouriteTeam == nil })
    }

    @Test func `contain names of the maximum length`() {
        #expect(SampleData.longNames.count == 5)
        for player in SampleData.longNames {
            // Blanks at the end are removed from names.
            #expect(player.name.text.count >= PlayerName.maximumLength - 1)
        }
    }

    @Test(arguments: [-1, 0, 1, 10_000])
    func `contain any number of players with different names`(count: Int) {
        let players = SampleData.players(count: count)
        #expect(players.count == max(0, count))
        #expect(Set(players.map(\.name)).count == players.count)
    }

    @Test func `contain a match of two players or more`() {
        let moment = Moment(wall: 0, uptime: 0, boot: "")
        #expect(SampleData.match(of: [], startedAt: moment) == nil)
        #expect(SampleData.match(of: Array(SampleData.squad.prefix(1)), startedAt: moment) == nil)
        let match = SampleData.match(of: SampleData.squad, startedAt: moment)
        #expect(match?.lineUp.players(of: .a).count == 7)
        #expect(match?.lineUp.players(of: .b).count == 7)
    }
}

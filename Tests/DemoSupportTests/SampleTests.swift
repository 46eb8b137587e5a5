import DemoSupport
import Domain
import Testing

@Suite struct `The sample people` {
    @Test func `everybody of the squad is there, once`() {
        #expect(Sample.squad.count == 14)
        #expect(Set(Sample.squad.map(\.id)).count == 14)
        #expect(Set(Sample.squad.map(\.name)).count == 14)
    }

    @Test func `something is unknown of somebody`() {
        #expect(Sample.squad.contains { $0.age == nil })
        #expect(Sample.squad.contains { $0.preferredPosition == nil })
        #expect(Sample.squad.contains { $0.favouriteTeam == nil })
    }

    @Test func `long names are as long as names may be`() {
        #expect(Sample.longNames.count == 5)
        for player in Sample.longNames {
            // Blanks at the end are no part of a name.
            #expect(player.name.text.count >= PlayerName.maximumLength - 1)
        }
    }

    @Test(arguments: [-1, 0, 1, 10_000])
    func `a crowd has so many people with different names`(count: Int) {
        let crowd = Sample.crowd(count)
        #expect(crowd.count == max(0, count))
        #expect(Set(crowd.map(\.name)).count == crowd.count)
    }

    @Test func `a match needs two players`() {
        let moment = Moment(wall: 0, uptime: 0, boot: "")
        #expect(Sample.match(of: [], startedAt: moment) == nil)
        #expect(Sample.match(of: Array(Sample.squad.prefix(1)), startedAt: moment) == nil)
        let match = Sample.match(of: Sample.squad, startedAt: moment)
        #expect(match?.lineUp.players(of: .a).count == 7)
        #expect(match?.lineUp.players(of: .b).count == 7)
    }
}

import Domain
import FairTeams
import Records
import Testing

@testable import ThreeTeams

@Suite struct `Records of three teams` {
    @Test func `have kinds without faults`() {
        #expect(
            RecordRule.faults(
                in: [
                    RecordRule(of: Player.self), RecordRule(of: ThreeTeamPlan.self),
                    RecordRule(of: ThreeTeamMember.self),
                ]
            ).isEmpty)
    }

    @Test(arguments: TeamNumber.allCases)
    func `a team is a number from 1 to 3`(team: TeamNumber) {
        #expect(TeamNumber(team.recordValue) == team)
        #expect(team.recordValue == .integer(Int64(team.rawValue + 1)))
        #expect(TeamNumber(.integer(0)) == nil && TeamNumber(.text("1")) == nil)
    }

    @Test func `a place is a number from 1 to 1000`() {
        #expect(MemberPlace(index: 0).recordValue == .integer(1))
        #expect(MemberPlace(index: 5_000) == .last)
        #expect(MemberPlace(.integer(7)) == MemberPlace(index: 6))
        #expect(MemberPlace(.integer(0)) == nil && MemberPlace(.text("1")) == nil)
    }
}

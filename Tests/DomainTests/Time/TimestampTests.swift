import Domain
import Records
import Testing

@Suite struct `Timestamps` {
    @Test func `are in the years from 1970 to 9999`() {
        let late = Timestamp(Moment(wall: .max, uptime: 0, boot: ""))
        let early = Timestamp(Moment(wall: .min, uptime: 0, boot: ""))
        #expect(early < late && early == .earliest)
        #expect(late.wall == Timestamp.allowed.upperBound)
        #expect(Timestamp(late.recordValue) == late)
        #expect(Timestamp(.integer(-1)) == nil && Timestamp(.text("1")) == nil)
    }
}

import Domain
import TestSupport
import Testing

@testable import GatherResult

@MainActor @Suite struct `Gather result strings` {
    @Test(arguments: [
        (Rotation.Reason.victory, nil), (.draw, "Draw: Team A stays."),
        (.playedLonger, "Draw: Team B leaves, it played longer."),
    ])
    func `a draw says who stays or leaves`(reason: Rotation.Reason, text: String?) {
        #expect(GatherResultStrings.rotation(.a, reason) == text)
    }

    @Test(arguments: [
        ([1, 1], "Sun 29 Oct, 01:55 to 03:05"),
        ([2, 1], "Sun 29 Oct, 02:55 (UTC+2) to 03:05 (UTC+1)"),
        ([-3, -2], "Sat 28 Oct, 21:55 (UTC-3) to 00:05 (UTC-2)"),
    ])
    func `times on both sides of a change of the clocks have their offsets`(
        offsets: [Int64], text: String
    ) {
        // 29 October 2023, 00:55 and 02:05 UTC.
        let times = zip(offsets, [1_698_540_900_000, 1_698_545_100_000]).map { hours, wall in
            FixedTimeZone(hours: hours).localTime(of: Moment(wall: wall, uptime: 0, boot: ""))
        }
        #expect(GatherResultStrings.times(times[0], times[1]) == text)
    }

    @Test func `an offset has minutes where the zone does`() {
        let times = [HalfHourZone(seconds: -12_600), HalfHourZone(seconds: 20_700)].map {
            $0.localTime(of: Moment(wall: 0, uptime: 0, boot: ""))
        }
        #expect(
            GatherResultStrings.times(times[0], times[1])
                == "Wed 31 Dec, 20:30 (UTC-3:30) to 05:45 (UTC+5:45)")
        let near = HalfHourZone(seconds: -300).localTime(of: Moment(wall: 0, uptime: 0, boot: ""))
        #expect(
            GatherResultStrings.times(near, times[1])
                == "Wed 31 Dec, 23:55 (UTC-0:05) to 05:45 (UTC+5:45)")
    }
}

/// A time zone whose offset has minutes.
private struct HalfHourZone: LocalTimeZone {
    let seconds: Int64

    func utcOffset(at moment: Moment) -> Int64 { seconds }
}

import Domain
import Glibc
import Platform

/// A date in the form `2026-11-21T19:30:00.000Z`, from year 1000 to 9999.
struct UTCDate {
    private static let allowedMilliseconds: ClosedRange<Int64> =
        -30_610_224_000_000...253_402_300_799_999

    /// Milliseconds since 1970-01-01 00:00 UTC.
    private let milliseconds: Int64

    /// Creates a date. A moment outside the allowed years becomes the nearest allowed one.
    init(_ moment: Moment) {
        milliseconds = min(
            max(moment.wall, Self.allowedMilliseconds.lowerBound),
            Self.allowedMilliseconds.upperBound)
    }

    init?(_ text: String) {
        let numbers = text.split { "-T:.Z".contains($0) }.compactMap { Int32($0) }
        guard numbers.count == 7, (1000...9999).contains(numbers[0]) else { return nil }
        var date = tm()
        (date.tm_year, date.tm_mon, date.tm_mday) = (numbers[0] - 1900, numbers[1] - 1, numbers[2])
        (date.tm_hour, date.tm_min, date.tm_sec) = (numbers[3], numbers[4], numbers[5])
        milliseconds = Int64(timegm(&date)) * 1000 + Int64(numbers[6])
        // The C library accepts dates such as 30 February, and `Int32` accepts signs.
        guard self.text == text else { return nil }
    }

    var text: String {
        let seconds = moment.wallSeconds
        let fraction = String(1_000 + milliseconds - seconds * 1_000).dropFirst()
        return utcText(seconds, "%Y-%m-%dT%H:%M:%S.") + fraction + "Z"
    }

    /// The moment on the wall clock. The uptime clock of another run of a machine means nothing.
    var moment: Moment { Moment(wall: milliseconds, uptime: 0, boot: "") }
}

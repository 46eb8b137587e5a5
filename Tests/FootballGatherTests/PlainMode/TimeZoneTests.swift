import Foundation
import Testing

@Suite struct `The time zone` {
    @Test(arguments: [("EAST-14", 14), ("WEST+12", -12)])
    func `of a displayed day is that of TZ`(name: String, hours: Int) async throws {
        try await withSandbox { sandbox in
            let script = PlainScript {
                $0.append(.startedMatch)
                $0.enter("End gather", "Yes", "Back to squad")
            }
            let start = Date.now
            let output = try await sandbox.output(
                of: sandbox.data.plainArguments, input: script, environment: ["TZ": name])
            let format = DateFormatter()
            format.locale = Locale(identifier: "en_US_POSIX")
            format.timeZone = TimeZone(secondsFromGMT: hours * 3_600)
            format.dateFormat = "EEE d MMM"
            // The day may have changed since the start.
            let lines = [start, .now].map {
                "\nLast gather: 0-0, a draw, \(format.string(from: $0)).\n"
            }
            #expect(lines.contains { output.contains($0) }, "\(output)")
        }
    }
}

import Attendance
import DemoSupport
import Domain
import TestSupport
import UnicodeText

/// The demo of Attendance.
@main enum Program {
    @MainActor static func main() {
        Demo(
            "Attendance", makeNavigation: LoggingAttendanceNavigation.init, states: states
        ).run()
    }

    private static let states = [
        state("squad", "14 players, and nobody has answered", SampleData.squad),
        state("empty", "no players", []),
        state("many", "200 players", SampleData.players(count: 200)),
        state("loading", "loading takes five seconds", SampleData.squad) { environment, records in
            environment.hold(records.records(of: Evening.self).calls.gate)
        },
        state("failing", "the data file is damaged", SampleData.squad) { _, records in
            records.records(of: Evening.self).calls.failAlways(with: .damaged)
        },
        state("full", "the disk is full, so changes fail", SampleData.squad) { _, records in
            records.records(of: AttendanceAnswer.self).calls.failAlways(.save, with: .full)
        },
    ]

    private static func state(
        _ name: String, _ description: String, _ squad: [Player],
        prepare: @escaping @MainActor (DemoEnvironment, InMemoryRecordRepositories) -> Void = {
            _, _ in
        }
    ) -> DemoState<LoggingAttendanceNavigation> {
        DemoState(name, description) { environment, navigation in
            let players = InMemoryPlayers(squad)
            let records = InMemoryRecordRepositories(players: players)
            prepare(environment, records)
            let factory = AttendanceFactory(
                evenings: records.records(of: Evening.self),
                answers: records.records(of: AttendanceAnswer.self),
                ranks: records.records(of: AttendanceRank.self), players: players,
                matches: InMemoryMatches(),
                files: InMemoryAccountFiles(texts: ["list.txt": "1. Ana\n2. Bo +1"]),
                folding: UTF8ProcFolding(), timeZone: FixedTimeZone(), time: environment.time)
            return factory.makeAttendance(on: environment.navigator, navigation: navigation)
        }
    }
}

import DataTransfer
import DemoSupport
import Domain
import TestSupport

/// The demo of DataTransfer. The files `squad` and `list` can be imported, and `invalid` has
/// invalid entries.
@main enum Program {
    @MainActor static func main() {
        Demo(
            "DataTransfer",
            makeNavigation: LoggingDataTransferNavigation.init,
            states: states
        ).run()
    }

    private static let states = [
        state("files", "the files squad, list and invalid can be imported"),
        state("slow", "files are read and written after five seconds") { environment, files, _ in
            environment.hold(files.gate)
        },
        state("failing", "the data file is damaged") { _, _, archives in
            archives.calls.failAlways(with: .damaged)
        },
        state("full", "the disk of the data is full") { _, _, archives in
            archives.calls.failAlways(with: .full)
        },
    ]

    private static func state(
        _ name: String, _ description: String,
        prepare:
            @escaping @MainActor (DemoEnvironment, InMemoryAccountFiles, InMemoryArchives) -> Void =
            { _, _, _ in }
    ) -> DemoState<LoggingDataTransferNavigation> {
        DemoState(name, description) { environment, navigation in
            let files = InMemoryAccountFiles([
                "squad": .success(
                    .archive(AccountArchive(players: SampleData.squad, matches: []))),
                "list": .success(.squad(list)),
                "invalid": .failure(.invalid(issues)),
            ])
            let players = InMemoryPlayers(Array(SampleData.squad.prefix(3)))
            let archives = InMemoryArchives(players: players)
            prepare(environment, files, archives)
            let transfer = AccountTransfer(
                AccountTransfer.Dependencies(
                    archives: archives, files: files, players: players,
                    records: InMemoryRecordRepositories(players: players),
                    tables: [], meanings: InMemorySquadMeanings(), folding: LowercaseFolding(),
                    time: ManualClock(), timeZone: FixedTimeZone()))
            let factory = DataTransferFactory(transfer: transfer, history: ImportHistory())
            return factory.makeDataTransfer(on: environment.navigator, navigation: navigation)
        }
    }

    private static let list = SquadList(
        format: .text(encoding: "Windows-1252", separator: ";"),
        rows: [
            ["Name", "Vorname", "Jahrgang", "Position"], ["Müller", "Jürgen", "1998", "TW"],
            ["Groß", "Björn", "1985", "IV/LB"], ["", "Anna", "2003", "Trainer"],
            ["", "", "1990", "ST"],
        ].enumerated().map { SquadList.Row(line: $0 + 1, values: $1) },
        encodings: ["UTF-8", "Windows-1252"])

    private static let issues = (1...20).map { number in
        ImportIssue(.line(number), number.isMultiple(of: 2) ? .missingName : .invalid(\.age, "old"))
    }
}

import DataTransfer
import DemoSupport
import Domain
import TestSupport

/// The demo of DataTransfer. The file `squad` can be imported, and `invalid` has invalid entries.
@main enum Program {
    @MainActor static func main() {
        Demo(
            "DataTransfer",
            makeNavigation: LoggingDataTransferNavigation.init,
            states: states
        ).run()
    }

    private static let states = [
        state("files", "the files squad and invalid can be imported"),
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
                "squad": .success(AccountArchive(players: SampleData.squad, matches: [])),
                "invalid": .failure(.invalid(issues)),
            ])
            let archives = InMemoryArchives(players: InMemoryPlayers(SampleData.squad))
            prepare(environment, files, archives)
            let transfer = AccountTransfer(
                archives: archives, files: files)
            return DataTransferFactory(DataTransferDependencies(transfer: transfer))
                .makeDataTransfer(on: environment.navigator, navigation: navigation)
        }
    }

    private static let issues = (1...20).map { number in
        ImportIssue(.line(number), number.isMultiple(of: 2) ? .missingName : .invalidAge("old"))
    }
}

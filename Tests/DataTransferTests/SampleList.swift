import Domain
import TestSupport

@testable import DataTransfer

/// A squad list with a known, a new, a doubtful and two invalid rows, for a squad with Ana.
@MainActor enum SampleList {
    static let list = SquadList(
        format: .text(encoding: "UTF-8", separator: ","),
        rows: [
            ["Name", "Age", "Position", "Level", ""], ["Ana", "31", "GK", "7", ""],
            ["Bo", "27", "CB", "9", ""], ["Cy", "", "Coach", "", ""], ["", "3", "", "", ""],
        ].enumerated().map { SquadList.Row(line: $0 + 1, values: $1) },
        issues: [ImportIssue(.line(9), .unclosedQuote)])

    static func dependencies(
        files: InMemoryAccountFiles = InMemoryAccountFiles(), archives: InMemoryArchives,
        players: InMemoryPlayers, history: ImportHistory = ImportHistory()
    ) -> DataTransferDependencies {
        DataTransferDependencies(
            transfer: AccountTransfer(
                AccountTransfer.Dependencies(
                    archives: archives, files: files, players: players,
                    meanings: InMemorySquadMeanings(), folding: LowercaseFolding(),
                    time: ManualClock(), timeZone: FixedTimeZone())),
            history: history)
    }

    /// Returns the proposal for a squad with Ana.
    static func squad() async throws -> SquadImport {
        let players = InMemoryPlayers(names: ["Ana"])
        let files = InMemoryAccountFiles(["list": .success(.squad(list))])
        let transfer = dependencies(
            files: files, archives: InMemoryArchives(players: players), players: players
        ).transfer
        guard case .squad(let squad) = try await transfer.propose(importOf: "list") else {
            throw AccountFileError.empty
        }
        return squad
    }
}

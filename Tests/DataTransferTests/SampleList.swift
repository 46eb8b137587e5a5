import Domain
import Navigation
import Records
import TestSupport

@testable import DataTransfer

/// A record of a feature that is exchanged as a table.
struct Fee: Record {
    var id = RecordID<Self>()
    var reason: ShortText

    static let kind = Kind(
        "fee", Fee.init(id:reason:),
        Field("reason", \.reason) { _ in preconditionFailure("Every reason is valid.") })
}

/// A squad list with a known, a new, a doubtful and two invalid rows, for a squad with Ana.
@MainActor enum SampleList {
    static let list = SquadList(
        format: .text(encoding: "UTF-8", separator: ","),
        rows: [
            ["Name", "Age", "Position", "Level", ""], ["Ana", "31", "GK", "7", ""],
            ["Bo", "27", "CB", "9", ""], ["Cy", "", "Coach", "", ""], ["", "3", "", "", ""],
        ].enumerated().map { SquadList.Row(line: $0 + 1, values: $1) },
        issues: [ImportIssue(.line(9), .unclosedQuote)], encodings: ["UTF-8", "UTF-16", "KOI8-R"])
    static let otherList = SquadList(
        format: .spreadsheet(table: "B", otherTables: ["A"]),
        rows: [SquadList.Row(line: 1, values: ["Dee"])])

    private static let cards = SquadList(
        format: .contacts(encoding: "CP949"), rows: [], encodings: ["CP949"])

    static func transfer(
        files: InMemoryAccountFiles = InMemoryAccountFiles(), archives: InMemoryArchives,
        players: InMemoryPlayers,
        records: InMemoryRecordRepositories = InMemoryRecordRepositories()
    ) -> AccountTransfer {
        AccountTransfer(
            AccountTransfer.Dependencies(
                archives: archives, files: files, players: players,
                records: records, tables: [TableKind(Fee.self)],
                meanings: InMemorySquadMeanings(), folding: LowercaseFolding(),
                time: ManualClock(), timeZone: FixedTimeZone()))
    }

    /// Returns the presenter of the proposal for a squad with Ana.
    static func presenter(
        of path: String = "list", work: WorkScope = WorkScope(),
        delegate: any ProposalPresenterDelegate
    ) async throws -> ProposalPresenter {
        let players = InMemoryPlayers(names: ["Ana"])
        let files = InMemoryAccountFiles([
            "list": .success(.squad(list)), "list KOI8-R": .failure(.unknownEncoding),
            "list UTF-16": .success(.squad(otherList)), "tables": .success(.squad(otherList)),
            "tables A": .success(.squad(list)), "cards": .success(.squad(cards)),
        ])
        let transfer = transfer(
            files: files, archives: InMemoryArchives(players: players), players: players)
        guard case .squad(let squad) = try await transfer.propose(importOf: path) else {
            throw AccountFileError.empty
        }
        return ProposalPresenter(squad, from: path, transfer, work: work, delegate: delegate)
    }
}

/// Exports and imports the account of the signed-in user.
public struct AccountTransfer: Sendable {
    /// A file that was read and can be imported.
    public enum Proposal: Sendable {
        /// An exported account, and the effect of its import.
        case archive(any PagedArchive, ImportSummary)
        /// A squad list, as it was understood.
        case squad(SquadImport)
        /// A table of other records, as it was understood.
        case table(TableImport)
    }

    /// The storage and the rules that a transfer needs.
    public struct Dependencies: Sendable {
        let archives: any ArchiveRepository
        let files: any AccountFiles
        let players: any PlayerRepository
        let records: any RecordRepositories
        let tables: [TableKind]
        let meanings: any SquadMeaningsStore
        let folding: any TextFolding
        let today: @Sendable () -> LocalTime

        /// Creates the dependencies.
        ///
        /// - Parameters:
        ///   - archives: The storage of the user's account.
        ///   - files: The files of the user.
        ///   - players: The squad of the user.
        ///   - records: The other records of the user.
        ///   - tables: The kinds of other records that are exchanged as tables.
        ///   - meanings: The storage of the meanings of squad lists.
        ///   - folding: The rules for equal and for similar names.
        ///   - time: The clock by which ages are computed.
        ///   - timeZone: The time zone in which a birthday begins.
        public init(
            archives: any ArchiveRepository, files: any AccountFiles,
            players: any PlayerRepository, records: any RecordRepositories,
            tables: [TableKind], meanings: any SquadMeaningsStore,
            folding: any TextFolding, time: any TimeSource, timeZone: any LocalTimeZone
        ) {
            self.archives = archives
            self.files = files
            self.players = players
            self.records = records
            self.tables = tables
            self.meanings = meanings
            self.folding = folding
            today = { timeZone.localTime(of: time.now()) }
        }
    }

    private let dependencies: Dependencies

    /// Creates a transfer between the storage of a user and files.
    public init(_ dependencies: Dependencies) {
        self.dependencies = dependencies
    }

    /// The names of the files that are tables of other records.
    public var tableFileNames: [String] { dependencies.tables.map(\.fileName) }

    /// Writes all players, finished matches and records to a new file. A file whose name ends in
    /// `.csv` is a table of the players, or of the records of the kind that it is named after. A
    /// match in progress is not exported.
    @discardableResult
    @concurrent public func export(to path: String) async throws(TransferError) -> ExportSummary {
        if let kind = dependencies.tables.first(where: { $0.isFile(at: path) }) {
            return try await export(kind, to: path)
        }
        let (archive, stored) = try await storage { () throws(StorageError) in
            try await dependencies.archives.archive()
        }
        var summary = stored
        do throws(AccountFileError) {
            let written = try await dependencies.files.write(archive, to: path)
            summary.matches = written.matches.count
            summary.records = written.records.count
        } catch {
            throw .file(error)
        }
        return summary
    }

    private func export(
        _ kind: TableKind, to path: String
    ) async throws(TransferError) -> ExportSummary {
        let (stored, squad) = try await stored(kind)
        do throws(AccountFileError) {
            try await dependencies.files.write(kind.rows(of: stored.records, squad), to: path)
        } catch {
            throw .file(error)
        }
        return ExportSummary(
            records: stored.records.count, damagedRecords: stored.damagedCount, isTable: true)
    }

    /// Returns the records of a kind, and the players to whom they refer.
    private func stored(
        _ kind: TableKind
    ) async throws(TransferError) -> (
        (records: [ArchivedRecord], damagedCount: Int), squad: [Player]
    ) {
        try await storage { () throws(StorageError) in
            (
                try await kind.records(in: dependencies.records),
                try await dependencies.players.squad().players
            )
        }
    }

    /// Reads a file and returns how it was understood. Nothing is stored yet.
    ///
    /// - Parameter choices: The choices of the user for a squad list.
    @concurrent public func propose(
        importOf path: String, _ choices: ReadingChoices = ReadingChoices()
    ) async throws(TransferError) -> Proposal {
        let file: AccountFile
        do throws(AccountFileError) {
            file = try await dependencies.files.read(path, choices)
        } catch {
            throw .file(error)
        }
        if case .squad(let list) = file,
            let kind = dependencies.tables.first(where: { $0.isTable(list) })
        {
            let (stored, squad) = try await stored(kind)
            let names = SquadNames(squad, dependencies.folding)
            return .table(TableImport(list, of: kind, over: stored.records, names))
        }
        return try await storage { () throws(StorageError) in
            switch file {
            case .archive(let archive):
                return .archive(archive, try await dependencies.archives.preview(archive))
            case .squad(let list):
                let (layout, remembered) = await rememberedLayout(of: list)
                return .squad(
                    SquadImport(
                        list, into: try await dependencies.players.squad().players,
                        folding: dependencies.folding, today: dependencies.today(),
                        layout: layout, remembered: remembered))
            }
        }
    }

    /// Returns the layout for which meanings are remembered, or the one that is recognized.
    private func rememberedLayout(
        of list: SquadList
    ) async -> (layout: SquadLayout, meanings: SquadMeanings?) {
        let recognized = SquadLayout(list)
        // The user may have chosen the row of headings that are not recognized.
        let chosen = SquadLayout.possibleHeadings(in: list).map { SquadLayout(list, heading: $0) }
        for layout in [recognized] + chosen {
            let meanings = try? await dependencies.meanings.meanings(of: layout.shape)
            if let meanings { return (layout, meanings) }
        }
        return (recognized, nil)
    }

    /// Imports everything that is proposed or, after an error, nothing. Remembers the meanings that
    /// the user chose for a squad list.
    ///
    /// - Returns: The effect, which can differ from the proposal if the storage has changed.
    public func run(_ proposal: Proposal) async throws(TransferError) -> ImportedRecords {
        try await storage { () throws(StorageError) in
            switch proposal {
            case .archive(let archive, _):
                return try await dependencies.archives.add(archive)
            case .table(let table): return try await dependencies.archives.store(table.rows)
            case .squad(let squad):
                let records = try await dependencies.archives.add(
                    squad.archive, fillingIn: squad.fillsIn)
                if squad.hasChosenMeanings {
                    // The players are stored, so the import has not failed.
                    try? await dependencies.meanings.save(squad.meanings, of: squad.shape)
                }
                return records
            }
        }
    }

    /// Removes everything that an import added and that was not changed or used since or, after an
    /// error, nothing.
    public func undo(_ records: ImportedRecords) async throws(TransferError) -> KeptRecords {
        try await storage { () throws(StorageError) in
            try await dependencies.archives.remove(records)
        }
    }

    private func storage<Result>(
        _ body: () async throws(StorageError) -> Result
    ) async throws(TransferError) -> Result {
        do throws(StorageError) {
            return try await body()
        } catch {
            throw .storage(error)
        }
    }
}

import Domain
import FoundationEssentials
import Records
import TestSupport
import Testing

@Suite struct `Tables of records` {
    private let records = InMemoryRecordRepositories()
    private let archives = InMemoryArchives()
    private let charges: InMemoryRecords<Charge>
    private let ana = Player(id: PlayerID(7), name: name("Ana"))

    init() {
        charges = records.records(of: Charge.self)
    }

    private static func name(_ text: String) -> PlayerName {
        guard let name = PlayerName(text) else { preconditionFailure("\(text) is a name.") }
        return name
    }

    private func transfer(
        _ files: InMemoryAccountFiles = InMemoryAccountFiles(), _ squad: [Player] = []
    ) -> AccountTransfer {
        AccountTransfer(
            AccountTransfer.Dependencies(
                archives: archives, files: files, players: InMemoryPlayers([ana] + squad),
                records: records, tables: [TableKind(Charge.self)],
                meanings: InMemorySquadMeanings(), folding: LowercaseFolding(),
                time: ManualClock(), timeZone: FixedTimeZone()))
    }

    private func charge(_ reason: String, _ amount: Int64, _ player: PlayerID? = nil) async throws
        -> Charge
    {
        let charge = Charge(
            id: RecordID(), reason: try #require(ShortText(reason)),
            amount: try #require(Charge.Amount(.integer(amount))), player: player)
        try await charges.save(charge)
        return charge
    }

    /// Returns how a table is understood.
    private func propose(
        _ rows: [[String]], _ squad: [Player] = [], headings: [String] = Self.headings
    ) async throws -> TableImport {
        let rows = ([headings] + rows).enumerated().map {
            SquadList.Row(line: $0 + 1, values: $1)
        }
        let list = SquadList(format: .text(encoding: "UTF-8", separator: ","), rows: rows)
        let files = InMemoryAccountFiles(["in.csv": .success(.squad(list))])
        let proposal = try await transfer(files, squad).propose(importOf: "in.csv")
        guard case .table(let table) = proposal else { throw AccountFileError.empty }
        return table
    }

    private static let headings = ["charge", "reason", "amount", "level", "payer"]

    // MARK: Export

    @Test func `an export has the identifiers, the values, and players with name and number`()
        async throws
    {
        let paid = try await charge("Pitch", 5, ana.id)
        let gone = try await charge("Ball", 9, PlayerID(99))
        let files = InMemoryAccountFiles()
        let summary = try await transfer(files).export(to: "a/CHARGE.csv")
        #expect(summary == ExportSummary(records: 2, isTable: true))
        guard case .squad(let list) = try await files.read("a/CHARGE.csv") else {
            Issue.record("no table")
            return
        }
        #expect(
            list.rows.map(\.values) == [
                Self.headings, [paid.id.uuid.uuidString, "Pitch", "5", "", "Ana #7"],
                [gone.id.uuid.uuidString, "Ball", "9", "", "#99"],
            ])
    }

    @Test func `damaged records are counted, and a failure is thrown`() async throws {
        charges.damage(try await charge("Pitch", 5).id)
        let files = InMemoryAccountFiles()
        #expect(try await transfer(files).export(to: "charge.csv").damagedRecords == 1)
        await #expect(throws: TransferError.file(.exists)) {
            try await transfer(files).export(to: "charge.csv")
        }
        charges.calls.fail(.all, with: .busy)
        await #expect(throws: TransferError.storage(.busy)) {
            try await transfer(files).export(to: "b/charge.csv")
        }
    }

    @Test func `another name exports the squad`() async throws {
        let files = InMemoryAccountFiles()
        #expect(try await !transfer(files).export(to: "charges.csv").isTable)
        #expect(archives.calls.made == [.archive])
        guard case .archive = try await files.read("charges.csv") else {
            Issue.record("no archive")
            return
        }
        #expect(transfer().tableFileNames == ["charge.csv"])
    }

    // MARK: Import

    @Test func `an exported table is known, and a changed row changes its record`() async throws {
        let stored = try await charge("Pitch", 5, ana.id)
        let id = stored.id.uuid.uuidString
        let known = try await propose([[id, "Pitch", "5", "", "Ana #7"]])
        #expect(known.summary.knownRecords == 1 && known.summary.isEmpty)
        let table = try await propose([[id.lowercased(), "Pitch", "6", "High", ""]])
        #expect(table.issues == [])
        #expect(table.summary.updatedRecords == 1 && table.summary.newRecords == 0)
        _ = try await transfer().run(.table(table))
        #expect(archives.calls.made == [.store])
    }

    @Test func `a row without an identifier or with a new one adds a record`() async throws {
        let table = try await propose([
            ["", "Pitch", "5", "low"], [UUID().uuidString, "Ball", "9", "", "ana"], ["", "", ""],
        ])
        #expect(table.summary.newRecords == 2)
        #expect(table.issues.count == 1)
    }

    @Test func `columns can be moved or left out, but a new record needs its fields`() async throws
    {
        let stored = try await charge("Pitch", 5)
        let table = try await propose(
            [[stored.id.uuid.uuidString, "6"], ["", "7"]], headings: ["CHARGE", "Amount"])
        #expect(table.summary.updatedRecords == 1 && table.summary.newRecords == 0)
        #expect(table.issues.map(\.position) == [.line(3)])
    }

    @Test func `bad rows are left out with their line and reason`() async throws {
        let id = UUID().uuidString
        let fields = Charge.kind.fields.map(\.description)
        let table = try await propose([
            ["x", "Pitch", "5"], ["", "Pitch", "0"], ["", "Pitch", "five"], ["", "", "5"],
            ["", "Pitch", "5", "none"], ["", "Pitch", "5", "", "Bo"],
            ["", "Pitch", "5", "", "", "more"], ["", "P\u{FFFD}", "5"], [id, "Pitch", "5"],
            [id, "Pitch", "5"],
        ])
        #expect(table.summary.newRecords == 1)
        #expect(
            table.issues == [
                ImportIssue(.line(2), .invalidIdentifier("x")),
                ImportIssue(.line(3), .invalid(fields[1], "0")),
                ImportIssue(.line(4), .invalid(fields[1], "five")),
                ImportIssue(.line(5), .invalid(fields[0], "")),
                ImportIssue(.line(6), .invalid(fields[2], "none")),
                ImportIssue(.line(7), .invalid(fields[3], "Bo")),
                ImportIssue(.line(8), .missingHeading("more")),
                ImportIssue(.line(9), .unreadableCharacters),
                ImportIssue(.line(11), .repeatedIdentifier),
            ])
    }

    @Test func `an unknown heading is reported, and a list without the kind is a squad`()
        async throws
    {
        let table = try await propose(
            [["", "Pitch", "5", "x"]], headings: ["charge", "reason", "amount", "amuont"])
        #expect(table.issues == [ImportIssue(.line(1), .unknownColumn("amuont"))])
        #expect(table.summary.newRecords == 1)
        for headings in [["charge"], ["reason", "charge", "amount"]] {
            await #expect(throws: AccountFileError.empty) {
                try await propose([["Ana"]], headings: headings)
            }
        }
    }

    @Test func `a row with a value below an empty heading is left out`() async throws {
        let table = try await propose(
            [["", "Pitch", "late", "5"], ["", "Ball", "", "5"]],
            headings: ["charge", "reason", "", "amount"])
        #expect(table.issues == [ImportIssue(.line(2), .missingHeading("late"))])
        #expect(table.summary.newRecords == 1)
    }

    @Test func `a namesake is not taken for a player whose number is missing`() async throws {
        let table = try await propose([
            ["", "Pitch", "5", "", "Ana #7"], ["", "Ball", "5", "", "Ana #9"],
            ["", "Ball", "6", "", "Ana"],
        ])
        #expect(table.summary.newRecords == 2)
        #expect(table.issues.map(\.position) == [.line(3)])
    }

    @Test(arguments: [
        ("Ana #7", true), ("ana", true), ("Ana #8", true), ("Bo #7", false), ("#7", false),
        ("Cy #21", true), ("Cy", false), ("Cy #7", false), ("Di #2", true),
    ])
    func `a number counts only with its name, and a name only if it is unique`(
        text: String, isFound: Bool
    ) async throws {
        let squad = [(20, "Cy"), (21, "Cy"), (22, "Di #2")].map {
            Player(id: PlayerID($0), name: Self.name($1))
        }
        let table = try await propose([["", "Pitch", "5", "", text]], squad)
        #expect(table.summary.newRecords == (isFound ? 1 : 0), "\(table.issues)")
        if text == "Cy" {
            #expect(table.issues.map(\.reason) == [.ambiguousPlayer("Cy")])
        }
    }
}

/// A record with all types of fields.
private struct Charge: Record {
    struct Amount: FieldValue {
        static let fieldType = FieldType.integer(1...100)
        static let least = Amount(number: 1)
        let number: Int64

        private init(number: Int64) { self.number = number }

        init?(_ value: RecordValue) {
            guard case .integer(let number) = value, 1...100 ~= number else { return nil }
            self.number = number
        }

        var recordValue: RecordValue { .integer(number) }
    }

    enum Level: String, CaseIterable, FieldValue {
        case low, high
    }

    var id: RecordID<Self>
    var reason: ShortText
    var amount: Amount
    var level: Level?
    var player: PlayerID?

    init(
        id: RecordID<Self>, reason: ShortText, amount: Amount, level: Level? = nil,
        player: PlayerID?
    ) {
        self.id = id
        self.reason = reason
        self.amount = amount
        self.level = level
        self.player = player
    }

    static let kind = Kind(
        "charge", Charge.init(id:reason:amount:level:player:),
        Field("reason", \.reason) { _ in preconditionFailure("Every reason is valid.") },
        Field("amount", \.amount) { _ in .least },
        Field("level", \.level),
        Field("player", \.player, heading: "payer"))
}

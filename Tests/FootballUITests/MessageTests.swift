import Domain
import FootballUI
import Testing

@Suite struct Messages {
    private static let long = String(repeating: "x", count: 101)

    @Test(arguments: StorageError.allCases)
    func `each error of the storage has its own message with cause and remedy`(
        _ error: StorageError
    ) {
        #expect(error.message.hasSuffix("."))
        #expect(error.message.contains(":"))
        #expect(StorageError.allCases.count { $0.message == error.message } == 1)
    }

    @Test(arguments: ServerError.allCases)
    func `each error of a server has its own message with cause and remedy`(_ error: ServerError) {
        #expect(error.message.hasSuffix("."))
        #expect(error.message.contains(":"))
        #expect(ServerError.allCases.count { $0.message == error.message } == 1)
        #expect(AccountError.server(error).message == error.message)
    }

    @Test func `the message about a damaged account names the recovery`() {
        #expect(AccountError.storage(.damaged).message.contains("--recover"))
        #expect(AccountError.storage(.busy).message == StorageError.busy.message)
    }

    @Test(arguments: PasswordError.allCases)
    func `each error of a new password has its own message`(_ error: PasswordError) {
        let message = AccountError.newPassword(error).message
        #expect(message.hasSuffix("one."))
        #expect(
            PasswordError.allCases.count { AccountError.newPassword($0).message == message } == 1)
    }

    @Test func `an export tells which values it leaves out`() {
        #expect(
            ExportSummary(damagedMatches: 2).damageMessage
                == "2 gathers are damaged and not exported.")
        #expect(ExportSummary().damageMessage == nil)
        #expect(
            ExportSummary(damagedPlayers: 1).damageMessage
                == "1 player is damaged: only the values that can be read were exported.")
    }

    @Test func `messages name the position and the cause`() {
        let error = AccountFileError.invalid([ImportIssue(.line(3), .missingName)])
        #expect(error.message.hasPrefix("One entry is invalid"))
        let two = AccountFileError.invalid(
            Array(repeating: ImportIssue(.line(3), .missingName), count: 2))
        #expect(two.message.hasPrefix("2 entries are invalid"))
        let unknown = AccountFileError.invalid(
            (1...2).flatMap { line in
                [
                    ImportIssue(.line(line), .invalid(\.preferredPosition, "coach")),
                    ImportIssue(.line(line), .invalid(\.skill, "expert")),
                ]
            })
        #expect(
            unknown.message.hasSuffix(
                "try again. Skills: beginner, amateur, professional. "
                    + "Positions: goalkeeper, defender, midfielder, winger, striker."))
        #expect(AccountFileError.tooLarge(limit: 5_000_000).message.contains("5 MB"))
    }

    @Test(arguments: [
        (ImportIssue(.line(3), .missingName), "Line 3: the name is missing."),
        (ImportIssue(.line(3), .invalid(\.name, long)), "Line 3: name above 100 characters."),
        (
            ImportIssue(.line(3), .invalid(\.favouriteTeam, long)),
            "Line 3: team above 100 characters."
        ),
        (
            ImportIssue(.line(3), .invalid(\.favouriteTeam, " ")),
            "Line 3: team without visible characters."
        ),
        (ImportIssue(.line(3), .invalid(\.age, "")), "Line 3: age is missing."),
        (ImportIssue(.line(3), .missingHeading("x")), "Line 3: “x” is below no heading."),
        (ImportIssue(.line(3), .invalid(\.age, "0")), "Line 3: age “0” is not 1 to 120."),
        (ImportIssue(.line(3), .repeatedName(line: 2)), "Line 3: line 2 has the same name."),
        (
            ImportIssue(.path("matches[0]"), .invalidScore),
            "matches[0]: the goals are not whole numbers from 0 to 99."
        ),
        (
            ImportIssue(.path("matches[0].events[2]"), .invalidCounter),
            "matches[0].events[2]: the sequence and the counter are not 1 to 1000000000."
        ),
        (
            ImportIssue(.path("matches[0].events"), .tooManyEvents(limit: 10_000)),
            "matches[0].events: more than 10000 events and players."
        ),
        (
            ImportIssue(.path("document"), .invalidJSON),
            "document: this is not JSON, or a value is missing or of another type."
        ),
    ])
    func `an issue of a file is its position and its cause`(_ issue: ImportIssue, _ text: String) {
        #expect(issue.message == text)
    }
}

package import Domain

extension AccountFileError {
    /// A sentence for the user: the cause, then the remedy.
    package var message: String {
        switch self {
        case .exists: MessageStrings.fileExists
        case .notFound: MessageStrings.fileNotFound
        case .notRegularFile: MessageStrings.notRegularFile
        case .noPermission: MessageStrings.noPermission
        case .full: MessageStrings.diskFull
        case .tooLarge(let limit): MessageStrings.fileTooLarge(limit / 1_000_000)
        case .empty: MessageStrings.noPlayers
        case .unknownEncoding: MessageStrings.unknownEncoding
        case .unreadableSpreadsheet: MessageStrings.unreadableSpreadsheet
        case .newerVersion: MessageStrings.newerFile
        case .invalid(let issues): Self.message(for: issues)
        case .unavailable: MessageStrings.fileUnavailable
        }
    }

    private static func message(for issues: [ImportIssue]) -> String {
        let message = MessageStrings.invalidEntries(issues.count)
        let allowedValues = Set(issues.compactMap(\.reason.allowedValues)).sorted()
        return ([message] + allowedValues.reversed()).joined(separator: " ")
    }
}

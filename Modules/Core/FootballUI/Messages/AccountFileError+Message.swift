package import Domain

extension AccountFileError {
    /// A sentence for the user: the cause, then the remedy.
    package var message: String {
        switch self {
        case .exists: "A file with this name exists: choose another name."
        case .notFound: "The file or its folder does not exist: check the path."
        case .notRegularFile: "The path does not lead to a file: check the path."
        case .noPermission: "The permissions forbid the access: check them, or choose another path."
        case .full: "The disk is full: free some space."
        case .tooLarge(let limit):
            "The file is larger than \(limit / 1_000_000) MB: divide it into several files."
        case .empty: "The file has no players: check the path."
        case .unknownEncoding: "The text has no known encoding: save the file as UTF-8."
        case .unreadableSpreadsheet:
            "The spreadsheet is damaged or too large, or has a password: save it as CSV."
        case .newerVersion: "The file was written by a newer version: update this program."
        case .invalid(let issues): Self.message(for: issues)
        case .unavailable: "The file cannot be used: check the path and the disk."
        }
    }

    private static func message(for issues: [ImportIssue]) -> String {
        let message =
            issues.count == 1
            ? "One entry is invalid, so nothing was imported: correct it and try again."
            : "\(issues.count) entries are invalid, so nothing was imported: correct them and try "
                + "again."
        let allowedValues = Set(issues.compactMap(\.reason.allowedValues)).sorted()
        return ([message] + allowedValues.reversed()).joined(separator: " ")
    }
}

package import Domain

extension StorageError {
    /// A sentence for the user: the cause, then the remedy.
    package var message: String {
        switch self {
        case .full: MessageStrings.diskFull
        case .readOnly: MessageStrings.readOnlyData
        case .busy: MessageStrings.busyData
        case .damaged: MessageStrings.damagedData
        case .replaced: MessageStrings.replacedData
        case .newerVersion: MessageStrings.newerData
        case .notFound: MessageStrings.notFound
        case .fileChanged: MessageStrings.fileChanged
        case .matchInProgress: MessageStrings.matchInProgress
        case .laterMatch: MessageStrings.laterMatch
        case .sessionExpired: MessageStrings.sessionExpired
        case .unavailable: MessageStrings.dataUnavailable
        }
    }
}

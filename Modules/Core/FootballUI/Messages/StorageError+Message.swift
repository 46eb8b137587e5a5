package import Domain

extension StorageError {
    /// A sentence for the user: the cause, then the remedy.
    package var message: String {
        switch self {
        case .full: "The disk is full: free some space."
        case .readOnly: "The data directory cannot be written: check its permissions."
        case .busy: "Another program uses the data: close that program and try again."
        case .damaged:
            "The database is damaged: replace it with a backup, or use another data directory."
        case .replaced:
            "The database was deleted, moved or overwritten while this program uses it, so changes "
                + "cannot be saved: put it back, or start this program again."
        case .newerVersion: "The data was written by a newer version: update this program."
        case .notFound: "This entry no longer exists: go back and choose again."
        case .fileChanged: "The file was changed or cannot be read any more: import it again."
        case .matchInProgress: "Another gather is in progress: end it, and try again."
        case .laterMatch:
            "Another gather has started since, so this one cannot be reopened: correct its result "
                + "under Gathers."
        case .sessionExpired: "Your session has ended: sign in again."
        case .unavailable: "The data directory cannot be used: check its path and the disk."
        }
    }
}

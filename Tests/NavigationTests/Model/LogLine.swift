import Navigation

/// The expected or actual log entry of a command.
struct LogLine: Equatable {
    let transaction: Int
    let command: String
    let hasSource: Bool
    var error: NavigationError?
}

extension LogLine {
    init(_ entry: NavigationLog.Entry) {
        transaction = entry.transaction
        command = Self.name(of: entry.command)
        hasSource = entry.source != nil
        error = entry.error
    }

    private static func name(of command: NavigationCommand) -> String {
        switch command {
        case .start: "start"
        case .show: "show"
        case .setStack: "setStack"
        case .showTabs(let count, _, _, _): "showTabs \(count)"
        case .selectTab(let index, _): "selectTab \(index)"
        case .pop: "pop"
        case .popTo: "popTo"
        case .popToRoot: "popToRoot"
        case .dismiss: "dismiss"
        case .leave: "leave"
        case .open(let path): "open \(path)"
        case .restore: "restore"
        case .close: "close"
        }
    }
}

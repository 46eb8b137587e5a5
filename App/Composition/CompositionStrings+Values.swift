import Domain
public import TerminalUI

extension CompositionStrings {
    /// The name of the app, which is the same in all languages.
    static let appName = "Football Gather"
}

extension WorkspaceStatus {
    /// Creates the text of a status.
    init(_ status: ExchangeStatus) {
        switch status {
        case .upToDate:
            self.init(CompositionStrings.upToDate, shortText: CompositionStrings.upToDateShort)
        case .waiting(let count):
            self.init(
                CompositionStrings.sending(count), shortText: CompositionStrings.sendingShort(count)
            )
        case .offline(waiting: 0):
            self.init(CompositionStrings.offline, shortText: CompositionStrings.offline)
        case .offline(let count):
            self.init(
                CompositionStrings.offlineWaiting(count),
                shortText: CompositionStrings.offlineShort(count))
        case .unsupported:
            self.init(
                CompositionStrings.oldServer, shortText: CompositionStrings.oldServerShort,
                isWarning: true)
        case .refused(let count):
            self.init(
                CompositionStrings.refused(count), shortText: "! \(count)", isWarning: true)
        case .sessionExpired: self.init(CompositionStrings.sessionExpired, shortText: "!")
        }
    }
}

extension TerminalStrings {
    /// The texts of the workspace of Football Gather.
    public static let footballGather = english(
        applicationName: CompositionStrings.appName)
}

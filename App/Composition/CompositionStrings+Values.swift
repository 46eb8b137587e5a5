import Domain
import TerminalUI

/// The name of the app, which is the same in all languages.
package let footballGather = "Football Gather"

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

import Domain
import History

/// A navigation that records the selected gathers.
@MainActor final class HistoryNavigationSpy: HistoryNavigation {
    private(set) var selected: [Match.ID] = []
    var historySelectionUnavailableReason: String?
    func historyDidSelect(_ id: Match.ID) { selected.append(id) }
}

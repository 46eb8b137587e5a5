public import Domain
public import Navigation

/// A coordinator of the list of finished gathers.
@MainActor public protocol HistoryCoordinating: Coordinator {
    /// Loads the list and focuses the newest gather of a month. Without one, the focus stays.
    func focus(_ month: HistoryMonthRoute)
}

/// A factory for the feature History.
@MainActor public protocol HistoryBuilding {
    /// Returns a coordinator for the list. The caller starts it.
    ///
    /// - Parameter navigation: Held weakly.
    func makeHistory(
        on navigator: Navigator, navigation: any HistoryNavigation
    ) -> any HistoryCoordinating
}

/// The default factory of the feature History.
public struct HistoryFactory: HistoryBuilding {
    private let matches: any MatchRepository
    private let folding: any TextFolding
    private let time: any TimeSource
    private let timeZone: any LocalTimeZone

    /// Stores the dependencies of the coordinators that the factory makes.
    ///
    /// - Parameters:
    ///   - matches: The matches of the signed-in user.
    ///   - folding: The folding of the search term. It has to be the folding of the squad's keys.
    ///   - time: The clock that tells the day of searches such as `yesterday`.
    ///   - timeZone: The time zone of the dates.
    public init(
        matches: any MatchRepository, folding: any TextFolding, time: any TimeSource,
        timeZone: any LocalTimeZone
    ) {
        self.matches = matches
        self.folding = folding
        self.time = time
        self.timeZone = timeZone
    }

    /// Returns a coordinator for the list. The caller starts it.
    public func makeHistory(
        on navigator: Navigator, navigation: any HistoryNavigation
    ) -> any HistoryCoordinating {
        HistoryCoordinator(navigator: navigator) { [weak navigation] work in
            HistoryPresenter(
                matches: matches, folding: folding, time: time, timeZone: timeZone, work: work,
                navigation: navigation)
        }
    }
}

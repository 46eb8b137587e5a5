import Domain
import FootballUI
import Navigation

/// The presenter of the list of finished gathers: loads the visible part and the line-ups of the
/// focused gather, and keeps the search.
///
/// Reads run one after another, in the order of the calls.
@MainActor final class HistoryPresenter: PagedListPresenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state: HistoryState {
        didSet { stateDidChange?() }
    }

    private let matches: any MatchRepository
    private let folding: any TextFolding
    private let time: any TimeSource
    private let timeZone: any LocalTimeZone
    let work: WorkScope
    private weak var navigation: (any HistoryNavigation)?
    var window = ResultWindow<MatchQuery, MatchSummary>()
    /// The gather whose line-ups were requested last.
    private var requestedDetails: Match.ID?

    init(
        matches: any MatchRepository, folding: any TextFolding, time: any TimeSource,
        timeZone: any LocalTimeZone, work: WorkScope, navigation: (any HistoryNavigation)?
    ) {
        self.matches = matches
        self.folding = folding
        self.time = time
        self.timeZone = timeZone
        self.work = work
        self.navigation = navigation
        state = HistoryState(
            timeZone: timeZone,
            selectionUnavailableReason: navigation?.historySelectionUnavailableReason)
    }

    // MARK: Loading

    /// Loads the gathers each time, because they may have changed elsewhere.
    func didAppear() {
        load()
    }

    /// Loads the visible rows. The current content stays on screen, also after a failure.
    ///
    /// - Parameter month: The month whose newest gather is focused after the load. A search is
    ///   cleared then, and no deleted gathers are shown.
    func load(focusing month: HistoryMonthRoute? = nil) {
        if month != nil {
            state.search = ""
            state.showsDeleted = false
        }
        beginLoading()
        work.enqueue { [weak self] in
            // An earlier load may have failed since the call.
            self?.beginLoading()
            do throws(StorageError) {
                let first = try await self?.first(of: month)
                guard let load = self?.pageLoad(around: first) else { return }
                let page = try await load()
                self?.show(page, focusing: first)
            } catch {
                self?.didFailToLoad(error)
            }
        }
    }

    /// Returns the newest gather of a month.
    private func first(
        of month: HistoryMonthRoute?
    ) async throws(StorageError) -> Match.ID? {
        let times = month.flatMap {
            timeZone.wallTimes(ofYear: $0.year, month: $0.month)
        }
        guard let times else { return nil }
        let query = MatchQuery(dates: [times])
        return try await matches.page(0..<1, of: query, containing: nil).items.first?.id
    }

    private func beginLoading() {
        state.failure = nil
        // The gather may have changed.
        requestedDetails = nil
    }

    func show(_ page: MatchPage, focusing id: Match.ID?) {
        state.page = page
        state.failure = nil
        if page.isRepositoryEmpty { state.search = "" }
        if let id, page.position(of: id) != nil {
            state.focus = .init(id, after: state.focus)
        }
    }

    func didFailToLoad(_ error: StorageError) {
        state.failure = error.message
    }

    // MARK: Rows and search

    func didSelect(_ id: Match.ID) {
        guard state.selectionUnavailableReason == nil else { return }
        navigation?.historyDidSelect(id)
    }

    func didSearch(_ text: String) {
        state.search = text
        // A failure of another search says nothing about this one.
        state.failure = nil
        loadMissingRows()
    }

    /// Shows the deleted gathers, or the others again.
    func didToggleDeleted() {
        state.showsDeleted.toggle()
        didSearch("")
    }

    func didClearSearch() {
        didSearch("")
    }

    var page: MatchPage? { state.page }
    var source: ResultSource<MatchQuery, MatchSummary> { matches.page }

    var query: MatchQuery {
        // A search of blanks only is incomplete input and hides no gather.
        guard !state.search.allSatisfy(\.isWhitespace) else {
            return MatchQuery(isDeleted: state.showsDeleted)
        }
        let search = HistorySearch(state.search, today: time.now(), in: timeZone)
        return MatchQuery(
            searchKey: folding.searchKey(state.search),
            dates: search?.dates(in: timeZone) ?? [], isDeleted: state.showsDeleted)
    }

    // MARK: Line-ups

    /// Loads the line-ups of a gather, unless they are loaded.
    func willShowDetails(of id: Match.ID) {
        guard requestedDetails != id else { return }
        requestedDetails = id
        work.enqueue { [weak self, matches] in
            // The user may have focused another row since the call.
            guard self?.requestedDetails == id else { return }
            let content: HistoryState.Details.Content
            do throws(StorageError) {
                content = .match(try await matches.match(id))
            } catch {
                content = .failure(error.message)
            }
            self?.state.details = .init(id: id, content: content)
        }
    }
}

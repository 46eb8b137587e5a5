package import Domain
package import Navigation

/// Loads the items at positions of a result, or around an item that the result contains.
package typealias ResultSource<
    Query: Hashable & Sendable, Item: Hashable & Sendable & Identifiable
> = @Sendable (Range<Int>, Query, Item.ID?) async throws(StorageError) -> ResultPage<Query, Item>
where Item.ID: Sendable

/// A presenter of a list of any length, which loads the rows around the visible ones.
@MainActor package protocol PagedListPresenter: Presenter {
    associatedtype Query: Hashable & Sendable
    associatedtype Item: Hashable & Sendable & Identifiable where Item.ID: Sendable
    typealias Rows = ResultPage<Query, Item>

    /// The scope of the loads.
    var work: WorkScope { get }
    /// The function that loads items.
    var source: ResultSource<Query, Item> { get }
    /// The positions of the visible rows and of those to load.
    var window: ResultWindow<Query, Item> { get set }
    /// The query for the rows to show.
    var query: Query { get }
    /// The loaded rows; nil before the first load.
    var page: Rows? { get }

    /// Shows rows that were loaded.
    ///
    /// - Parameter item: The item that gets the focus; nil for none.
    func show(_ page: Rows, focusing item: Item.ID?)
    /// Shows the failure of a load.
    func didFailToLoad(_ error: StorageError)
}

extension PagedListPresenter {
    /// Loads the rows around the given ones, unless they are loaded.
    package func willShow(_ rows: Range<Int>) {
        window.show(rows, of: page)
        if isMissingRows { loadMissingRows() }
    }

    /// Loads the rows around the visible ones, unless they are loaded.
    package func loadMissingRows() {
        work.enqueue { [weak self] in
            // An earlier load may have loaded the rows since the call.
            guard self?.isMissingRows == true, let load = self?.pageLoad() else { return }
            do throws(StorageError) {
                let page = try await load()
                self?.show(page, focusing: nil)
            } catch {
                self?.didFailToLoad(error)
            }
        }
    }

    /// Returns a load of the rows around an item or, without one, around the visible ones.
    package func pageLoad(
        of query: Query? = nil, around item: Item.ID? = nil
    ) -> @Sendable () async throws(StorageError) -> Rows {
        let (source, wanted, query) = (source, window.wanted, query ?? self.query)
        let item = item ?? window.first
        return { () throws(StorageError) in try await source(wanted, query, item) }
    }

    /// True if the loaded rows are not those to show. False before the first load.
    private var isMissingRows: Bool {
        page.map { $0.query != query || !window.isCovered(by: $0) } ?? false
    }
}

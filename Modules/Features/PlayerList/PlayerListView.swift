import Domain
import Navigation
import TerminalUI

/// What the presenter knows of the list.
@MainActor protocol PlayerListView: AnyObject {
    func show(_ state: PlayerListState)
}

/// The list.
@MainActor final class PlayerListScreen: TerminalScreen, PlayerListView {
    let work: WorkScope
    let surface = ScreenSurface()
    let presenter: PlayerListPresenter
    private(set) var state = PlayerListState()

    init(presenter: PlayerListPresenter, work: WorkScope) {
        self.presenter = presenter
        self.work = work
    }

    func show(_ state: PlayerListState) {
        self.state = state
        surface.setNeedsDisplay()
    }

    var page: Page {
        Page(
            title: state.selection.map { PlayerListStrings.selected($0.count) }
                ?? PlayerListStrings.title,
            barAction: state.selection == nil ? select : cancelSelection,
            elements: elements,
            actions: state.selection == nil ? listActions : selectionActions,
            alert: alert
        )
    }

    private var elements: [Element] {
        var elements: [Element] = []
        if state.hasPlayers { elements.append(.textField(searchField)) }
        if let failure { elements.append(.text(failure)) }
        if let last = state.lastGather { elements.append(.text(Text(last, role: .dim))) }
        if let squad = state.squad {
            elements.append(
                state.hasPlayers ? .list(list(of: squad)) : .emptyState(emptyState))
        } else if state.isLoading {
            elements.append(.progress(Progress(PlayerListStrings.loading)))
        }
        return elements
    }

    private var searchField: TextField {
        TextField(
            PlayerListStrings.search,
            text: state.search,
            kind: .search,
            onEdit: presenter.didSearch
        )
    }

    private var failure: Text? {
        switch state.failure {
        case .players(let advice): Self.warning(PlayerListStrings.loadFailure, advice)
        case .matches(let advice): Self.warning(PlayerListStrings.matchesFailure, advice)
        case nil: nil
        }
    }

    private static func warning(_ sentence: String, _ advice: String) -> Text {
        Text("\(sentence) \(advice)", role: .warning)
    }

    private var emptyState: EmptyState {
        EmptyState(
            title: PlayerListStrings.emptyTitle,
            message: PlayerListStrings.emptyMessage,
            action: add
        )
    }
}

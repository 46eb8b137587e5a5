import Domain
import FootballUI
import Navigation
import Records
import TerminalUI

/// The presenter of the player screen: formats the fields of a player.
@MainActor final class PlayerDetailPresenter: Presenter {
    private static let play = [PlayerField(\.preferredPosition), PlayerField(\.skill)]
    private static let likes = [PlayerField(\.favouriteTeam)]
    private static let personal = PlayerField.allCases.filter { !(play + likes).contains($0) }

    var stateDidChange: (@MainActor () -> Void)?

    private let players: any PlayerRepository
    private let work: WorkScope
    private var player: Player
    private var isDeleted = false
    private weak var navigation: (any PlayerDetailNavigation)?
    private let unavailableReason: String?
    private let contributed: ContributedContent<Player>

    init(
        _ player: Player, players: any PlayerRepository,
        contributions: [PageContribution<Player>], work: WorkScope,
        navigation: (any PlayerDetailNavigation)?
    ) {
        self.player = player
        self.players = players
        self.work = work
        self.navigation = navigation
        unavailableReason = navigation?.playerDetailSelectionUnavailableReason
        contributed = ContributedContent(contributions, work: work)
    }

    func show(_ player: Player) {
        self.player = player
        stateDidChange?()
        contributed.load(player) { [weak self] in self?.stateDidChange?() }
    }

    /// Loads the player and the sections each time, because another screen or device may have
    /// changed them. If the player cannot be loaded, the known values stay.
    func didAppear() {
        work.enqueue { [weak self, players, id = player.id] in
            let found = try? await players.players([id])
            guard let self else { return }
            isDeleted = found.map(\.isEmpty) ?? isDeleted
            show(found?.first ?? player)
        }
    }

    func didSelect(_ field: PlayerField) {
        guard unavailableReason == nil, !isDeleted else { return }
        navigation?.playerDetailDidSelect(field, of: player)
    }

    /// The actions of other features. A deleted player has none.
    var actions: [Action] { isDeleted ? [] : contributed.actions(for: player) }

    var state: PlayerDetailState {
        PlayerDetailState(
            title: player.name.text,
            groups: [
                group(PlayerDetailStrings.personal, Self.personal),
                group(PlayerDetailStrings.play, Self.play),
                group(PlayerDetailStrings.likes, Self.likes),
            ],
            contributed: contributed.sections,
            unavailableReason: unavailableReason,
            isDeleted: isDeleted
        )
    }

    private func group(_ title: String, _ fields: [PlayerField]) -> PlayerDetailState.Group {
        PlayerDetailState.Group(
            title: title,
            rows: fields.map { field in
                PlayerDetailState.Row(
                    field: field,
                    label: field.title,
                    value: field.description.shownText(of: field.value(of: player))
                        ?? PlayerDetailStrings.unknown
                )
            }
        )
    }
}

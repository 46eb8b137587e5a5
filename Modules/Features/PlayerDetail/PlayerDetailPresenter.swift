import Domain

/// The presenter of the player screen: formats the fields of a player.
@MainActor final class PlayerDetailPresenter {
    weak var view: (any PlayerDetailView)? {
        didSet { view?.show(state) }
    }

    private var player: Player
    private weak var navigation: (any PlayerDetailNavigation)?
    private let unavailableReason: String?

    init(_ player: Player, navigation: (any PlayerDetailNavigation)?) {
        self.player = player
        self.navigation = navigation
        unavailableReason = navigation?.playerDetailSelectionUnavailableReason
    }

    func show(_ player: Player) {
        self.player = player
        view?.show(state)
    }

    func didSelect(_ field: PlayerField) {
        guard unavailableReason == nil else { return }
        navigation?.playerDetailDidSelect(field, of: player)
    }

    private var state: PlayerDetailState {
        PlayerDetailState(
            title: player.name.text,
            groups: [
                group(PlayerDetailStrings.personal, [.name, .age]),
                group(PlayerDetailStrings.play, [.preferredPosition, .skill]),
                group(PlayerDetailStrings.likes, [.favouriteTeam]),
            ],
            unavailableReason: unavailableReason
        )
    }

    private func group(_ title: String, _ fields: [PlayerField]) -> PlayerDetailState.Group {
        PlayerDetailState.Group(
            title: title,
            rows: fields.map { field in
                PlayerDetailState.Row(
                    field: field,
                    label: PlayerDetailStrings.label(of: field),
                    value: value(of: field) ?? PlayerDetailStrings.unknown
                )
            }
        )
    }

    private func value(of field: PlayerField) -> String? {
        switch field {
        case .name: player.name.text
        case .age: player.age.map { String($0.years) }
        case .preferredPosition: player.preferredPosition.map(PlayerDetailStrings.position)
        case .skill: player.skill.map(PlayerDetailStrings.skill)
        case .favouriteTeam: player.favouriteTeam?.text
        }
    }
}

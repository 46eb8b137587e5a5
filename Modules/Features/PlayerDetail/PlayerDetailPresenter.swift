import Domain
import FootballUI
import Navigation
import Records

/// The presenter of the player screen: formats the fields of a player.
@MainActor final class PlayerDetailPresenter: Presenter {
    private static let play = [PlayerField(\.preferredPosition), PlayerField(\.skill)]
    private static let likes = [PlayerField(\.favouriteTeam)]
    private static let personal = PlayerField.allCases.filter { !(play + likes).contains($0) }

    var stateDidChange: (@MainActor () -> Void)?

    private var player: Player
    private weak var navigation: (any PlayerDetailNavigation)?
    private let unavailableReason: String?
    private let sections: [PlayerDetailSection]
    /// The groups of other features.
    private var contributedGroups: [PlayerDetailState.Group]
    private let work: WorkScope

    init(
        _ player: Player, _ dependencies: PlayerDetailDependencies, work: WorkScope,
        navigation: (any PlayerDetailNavigation)?
    ) {
        self.player = player
        self.navigation = navigation
        self.work = work
        unavailableReason = navigation?.playerDetailSelectionUnavailableReason
        sections = dependencies.sections
        contributedGroups = sections.map {
            .init(title: $0.title, rows: [], placeholder: PlayerDetailStrings.loading)
        }
    }

    func show(_ player: Player) {
        self.player = player
        stateDidChange?()
        load()
    }

    /// Loads the sections of other features. Each one shows its own failure.
    func load() {
        for index in sections.indices {
            work.enqueue { [weak self, player, section = sections[index]] in
                let group: PlayerDetailState.Group
                do throws(StorageError) {
                    let rows = try await section.rows(player).map {
                        PlayerDetailState.Row(field: nil, label: $0.label, value: $0.value)
                    }
                    group = .init(
                        title: section.title, rows: rows, placeholder: PlayerDetailStrings.unknown)
                } catch {
                    group = .init(title: section.title, rows: [], placeholder: error.message)
                }
                guard let self else { return }
                contributedGroups[index] = group
                stateDidChange?()
            }
        }
    }

    func didSelect(_ field: PlayerField) {
        guard unavailableReason == nil else { return }
        navigation?.playerDetailDidSelect(field, of: player)
    }

    var state: PlayerDetailState {
        PlayerDetailState(
            title: player.name.text,
            groups: [
                group(PlayerDetailStrings.personal, Self.personal),
                group(PlayerDetailStrings.play, Self.play),
                group(PlayerDetailStrings.likes, Self.likes),
            ] + contributedGroups,
            unavailableReason: unavailableReason
        )
    }

    private func group(_ title: String, _ fields: [PlayerField]) -> PlayerDetailState.Group {
        PlayerDetailState.Group(
            title: title,
            rows: fields.map { field in
                PlayerDetailState.Row(
                    field: field,
                    label: field.title,
                    value: field.value(of: player).text ?? PlayerDetailStrings.unknown
                )
            }
        )
    }
}

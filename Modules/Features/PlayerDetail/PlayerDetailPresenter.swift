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

    private var player: Player
    private weak var navigation: (any PlayerDetailNavigation)?
    private let unavailableReason: String?
    private let sections: [PlayerDetailSection]
    private let contributedActions: [ContributedAction<Player>]
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
        sections = dependencies.contributions.compactMap {
            guard case .section(let title, let rows) = $0 else { return nil }
            return PlayerDetailSection(title: title, rows: rows)
        }
        contributedActions = dependencies.contributions.compactMap {
            if case .action(let action) = $0 { action } else { nil }
        }
        contributedGroups = sections.map {
            .init(title: $0.title, rows: [], placeholder: PlayerDetailStrings.loading)
        }
    }

    func show(_ player: Player) {
        self.player = player
        stateDidChange?()
        load()
    }

    /// Loads the sections each time, because another screen may have changed what they show.
    func didAppear() {
        load()
    }

    /// Loads the sections of other features. Each one shows its own failure.
    private func load() {
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

    /// The actions of other features.
    var actions: [Action] { contributedActions.map { $0.action(for: player) } }

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

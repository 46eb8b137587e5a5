import Domain
import FootballUI
import Navigation
import TerminalUI

/// The form of one field of a player. A name that another player has needs a confirmation.
struct PlayerEditForm: Form {
    let input: PlayerEditDraft
    let players: any PlayerRepository

    var route: any Route { PlayerEditRoute(input.field) }
    var strings: FormStrings { PlayerEditStrings.form(of: input.value) }

    func save(
        _ change: PlayerChange, isConfirmed: Bool
    ) async throws(StorageError) -> FormOutcome<Player> {
        let id = input.original.id
        if !isConfirmed, case .name(let name) = change,
            try await players.contains(name, excluding: id)
        {
            return .needsConfirmation(PlayerEditStrings.nameExists(name.text))
        }
        return .saved(try await players.update(change, of: id))
    }

    func elements(
        _ state: FormState<PlayerEditDraft>, _ presenter: FormPresenter<Self>
    ) -> [Element] {
        switch state.input.value {
        case .name(let text), .age(let text), .favouriteTeam(let text):
            [field(text, state, presenter)]
        case .preferredPosition(let position):
            [choice(of: position, PlayerEditStrings.position, state, presenter)]
        case .skill(let skill):
            [choice(of: skill, PlayerEditStrings.skill, state, presenter)]
        }
    }

    private func field(
        _ text: String, _ state: FormState<PlayerEditDraft>, _ presenter: FormPresenter<Self>
    ) -> Element {
        .textField(
            TextField(
                PlayerEditStrings.title(of: input.value),
                text: text,
                isEnabled: !state.isSaving,
                validationMessage: state.input.validationError.map(PlayerEditStrings.message),
                onEdit: { text in presenter.edit { $0.edit(text) } },
                onSubmit: presenter.didSubmit
            ))
    }

    /// Returns the choice of an option or of none, which is the last one.
    private func choice<Option: CaseIterable & Equatable>(
        of option: Option?, _ name: (Option) -> String, _ state: FormState<PlayerEditDraft>,
        _ presenter: FormPresenter<Self>
    ) -> Element {
        let options = Array(Option.allCases)
        return .choice(
            Choice(
                PlayerEditStrings.title(of: input.value),
                options: options.map(name) + [PlayerEditStrings.none],
                selected: options.firstIndex { $0 == option } ?? options.count,
                isEnabled: !state.isSaving,
                onChoose: { index in presenter.edit { $0.choose(index) } }
            ))
    }
}

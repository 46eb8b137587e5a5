import Domain
import FootballUI
import Navigation
import Records
import TerminalUI

/// The form of one field of a player. A name that another player has needs a confirmation.
struct PlayerEditForm: Form {
    let input: PlayerEditDraft
    let players: any PlayerRepository

    var route: (any Route)? { PlayerEditRoute(input.field) }
    var strings: FormStrings { PlayerEditStrings.form(of: input.field) }

    func save(
        _ change: PlayerChange, isConfirmed: Bool
    ) async throws(StorageError) -> FormOutcome<Player> {
        let id = input.original.id
        let name = change.applied(to: input.original).name
        if !isConfirmed, change.field == PlayerField(\.name),
            try await players.contains(name, excluding: id)
        {
            return .needsConfirmation(PlayerEditStrings.nameExists(name.text))
        }
        return .saved(try await players.update(change, of: id))
    }

    func elements(
        _ state: FormState<PlayerEditDraft>, _ presenter: FormPresenter<Self>
    ) -> [Element] {
        [state.input.options.map { choice($0, state, presenter) } ?? field(state, presenter)]
    }

    private func field(
        _ state: FormState<PlayerEditDraft>, _ presenter: FormPresenter<Self>
    ) -> Element {
        .textField(
            TextField(
                input.field.title,
                text: state.input.text,
                isEnabled: !state.isSaving,
                validationMessage: state.input.validationError.map {
                    PlayerEditStrings.message(for: $0, in: input.field)
                },
                onEdit: { text in presenter.edit { $0.edit(text) } },
                onSubmit: presenter.didSubmit
            ))
    }

    /// Returns the choice of an option or of none, which is the last one.
    private func choice(
        _ options: [String], _ state: FormState<PlayerEditDraft>,
        _ presenter: FormPresenter<Self>
    ) -> Element {
        .choice(
            Choice(
                input.field.title,
                options: options.map { input.field.description.shownText(of: .text($0)) ?? $0 }
                    + [PlayerEditStrings.none],
                selected: options.firstIndex(of: state.input.text) ?? options.count,
                isEnabled: !state.isSaving,
                onChoose: { index in presenter.edit { $0.choose(index) } }
            ))
    }
}

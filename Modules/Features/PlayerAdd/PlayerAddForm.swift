import Domain
import FootballUI
import Navigation
import TerminalUI

/// The form for a new player, who may have the name of another one after a confirmation.
struct PlayerAddForm: Form {
    let players: any PlayerRepository
    let route: (any Route)? = PlayerAddRoute()
    let input = PlayerAddDraft()
    var strings: FormStrings { PlayerAddStrings.form }

    func save(
        _ name: PlayerName, isConfirmed: Bool
    ) async throws(StorageError) -> FormOutcome<Player> {
        if !isConfirmed, try await players.contains(name, excluding: nil) {
            return .needsConfirmation(PlayerAddStrings.nameExists(name.text))
        }
        return .saved(try await players.add(name))
    }

    func elements(
        _ state: FormState<PlayerAddDraft>, _ presenter: FormPresenter<Self>
    ) -> [Element] {
        [
            .textField(
                TextField(
                    PlayerAddStrings.name,
                    text: state.input.name,
                    isEnabled: !state.isSaving,
                    validationMessage: state.input.error,
                    onEdit: { text in presenter.edit { $0.name = text } },
                    onSubmit: presenter.didSubmit
                ))
        ]
    }
}

import Domain
import FootballUI
import Navigation
import TerminalUI

/// The form with date, place and limit of an evening.
struct EveningForm: Form {
    let evenings: any RecordRepository<Evening>
    let time: any TimeSource
    let route: (any Route)? = nil
    let input: EveningInput
    var strings: FormStrings { AttendanceStrings.form }

    func save(
        _ evening: Evening, isConfirmed: Bool
    ) async throws(StorageError) -> FormOutcome<Evening> {
        if !isConfirmed, evening.isOver(at: time.now()) {
            return .needsConfirmation(AttendanceStrings.pastEvening)
        }
        try await evenings.save(evening)
        return .saved(evening)
    }

    func elements(
        _ state: FormState<EveningInput>, _ presenter: FormPresenter<Self>
    ) -> [Element] {
        let input = state.input
        let dateError = input.hasValidStart ? nil : AttendanceStrings.startError
        return [
            field(AttendanceStrings.date, \.date, state, presenter),
            field(AttendanceStrings.time, \.time, state, presenter, error: dateError),
            field(
                AttendanceStrings.place, \.place, state, presenter,
                error: input.hasValidPlace
                    ? nil : AttendanceStrings.placeError("\(ShortText.maximumLength)")),
            field(
                AttendanceStrings.places, \.places, state, presenter,
                error: input.placeCount == nil ? AttendanceStrings.placesError : nil),
            .toggle(
                Toggle(
                    AttendanceStrings.waitedFirst, isOn: input.isWaitingFirst,
                    isEnabled: !state.isSaving
                ) { isOn in presenter.edit { $0.isWaitingFirst = isOn } }),
        ]
    }

    private func field(
        _ label: String, _ text: WritableKeyPath<EveningInput, String>,
        _ state: FormState<EveningInput>, _ presenter: FormPresenter<Self>, error: String? = nil
    ) -> Element {
        .textField(
            TextField(
                label, text: state.input[keyPath: text], isEnabled: !state.isSaving,
                validationMessage: error,
                onEdit: { typed in presenter.edit { $0[keyPath: text] = typed } },
                onSubmit: presenter.didSubmit))
    }
}

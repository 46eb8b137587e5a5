import TerminalUI

/// The page with the form for the time of the clock.
@MainActor struct GatherTimeView {
    let state: GatherTimeState
    let presenter: GatherTimePresenter

    var page: Page {
        Page(
            title: GatherStrings.setTime,
            elements: [.textField(minutes), .textField(seconds)],
            actions: [done]
        )
    }

    private var minutes: TextField {
        TextField(
            GatherStrings.minutes,
            text: state.minutes,
            validationMessage: state.minutesError.map(GatherStrings.message),
            onEdit: presenter.didEditMinutes,
            onSubmit: presenter.didSubmit
        )
    }

    private var seconds: TextField {
        TextField(
            GatherStrings.seconds,
            text: state.seconds,
            validationMessage: state.secondsError.map(GatherStrings.message),
            onEdit: presenter.didEditSeconds,
            onSubmit: presenter.didSubmit
        )
    }

    private var done: Action {
        Action(
            GatherStrings.done,
            key: .enter,
            isEnabled: state.isDoneEnabled,
            weight: .primary,
            perform: presenter.didSubmit
        )
    }
}

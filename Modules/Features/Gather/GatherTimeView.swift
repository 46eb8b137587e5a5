import Navigation
import TerminalUI

/// The view of the form for the time.
@MainActor protocol GatherTimeView: AnyObject {
    func show(_ state: GatherTimeState)
}

/// The form for the time of the clock.
@MainActor final class GatherTimeScreen: TerminalScreen, GatherTimeView {
    let work: WorkScope
    let surface = ScreenSurface()
    private let presenter: GatherTimePresenter
    private var state: GatherTimeState { presenter.state }

    init(presenter: GatherTimePresenter, work: WorkScope) {
        self.presenter = presenter
        self.work = work
    }

    func show(_ state: GatherTimeState) {
        surface.setNeedsDisplay()
    }

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

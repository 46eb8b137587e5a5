import Navigation
import TerminalUI

/// The view of the display settings.
@MainActor protocol DisplayView: AnyObject {
    func show(_ state: DisplayState)
}

/// The screen with the display settings.
@MainActor final class DisplayScreen: TerminalScreen, DisplayView {
    let work: WorkScope
    let surface = ScreenSurface()
    private let presenter: DisplayPresenter
    private var state = DisplayState(settings: DisplaySettings())

    init(presenter: DisplayPresenter, work: WorkScope) {
        self.presenter = presenter
        self.work = work
    }

    func show(_ state: DisplayState) {
        self.state = state
        surface.setNeedsDisplay()
    }

    var page: Page {
        Page(
            title: DisplayStrings.title,
            elements: failure + [
                choice(DisplayStrings.colours, of: \.colours, DisplayStrings.name),
                choice(DisplayStrings.motion, of: \.motion, DisplayStrings.name),
                choice(DisplayStrings.mouse, of: \.mouse, DisplayStrings.name),
                choice(DisplayStrings.lines, of: \.lines, DisplayStrings.name),
            ])
    }

    private var failure: [Element] {
        state.failure.map { [.text(Text(DisplayStrings.failure($0), role: .warning))] } ?? []
    }

    private func choice<Value: CaseIterable & Equatable>(
        _ label: String, of setting: WritableKeyPath<DisplaySettings, Value>,
        _ name: (Value) -> String
    ) -> Element {
        let values = Array(Value.allCases)
        return .choice(
            Choice(
                label, options: values.map(name),
                selected: values.firstIndex(of: state.settings[keyPath: setting])
            ) { [presenter] index in
                presenter.didChoose(values[index], for: setting)
            })
    }
}

import Localization
import TerminalUI

/// The page of the display settings.
@MainActor struct DisplayView {
    let state: DisplayState
    let presenter: DisplayPresenter

    var page: Page {
        Page(
            title: DisplayStrings.title,
            elements: failure + [
                languageChoice,
                choice(DisplayStrings.colours, of: \.colours, DisplayStrings.name),
                choice(DisplayStrings.contrast, of: \.contrast, DisplayStrings.name),
                choice(DisplayStrings.motion, of: \.motion, DisplayStrings.name),
                choice(DisplayStrings.mouse, of: \.mouse, DisplayStrings.name),
                choice(DisplayStrings.lines, of: \.lines, DisplayStrings.name),
            ])
    }

    private var failure: [Element] {
        state.failure.map { [.text(Text(DisplayStrings.failure($0), role: .warning))] } ?? []
    }

    private var languageChoice: Element {
        choice(
            DisplayStrings.language, of: \.language, from: [nil] + Language.choices,
            DisplayStrings.name)
    }

    private func choice<Value: CaseIterable & Equatable>(
        _ label: String, of setting: WritableKeyPath<DisplaySettings, Value>,
        _ name: (Value) -> String
    ) -> Element {
        choice(label, of: setting, from: Array(Value.allCases), name)
    }

    private func choice<Value: Equatable>(
        _ label: String, of setting: WritableKeyPath<DisplaySettings, Value>,
        from values: [Value], _ name: (Value) -> String
    ) -> Element {
        .choice(
            Choice(
                label, options: values.map(name),
                selected: values.firstIndex(of: state.settings[keyPath: setting])
            ) { [presenter] index in
                presenter.didChoose(values[index], for: setting)
            })
    }
}

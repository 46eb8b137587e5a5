import Localization
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Display

@MainActor @Suite struct `Display view` {
    private let preferences = DisplayPreferences()
    private let presenter: DisplayPresenter

    init() {
        presenter = DisplayPresenter(
            preferences: preferences, store: InMemoryTextStore(),
            work: WorkScope())
    }

    private func page(_ state: DisplayState) -> Page {
        DisplayView(state: state, presenter: presenter).page
    }

    @Test func `each setting is a choice with its value selected`() {
        var settings = DisplaySettings()
        settings.colours = .none
        settings.mouse = .off
        let choices = page(DisplayState(settings: settings)).choices
        #expect(
            choices.map(\.label) == ["Language", "Colours", "Contrast", "Motion", "Mouse", "Lines"])
        #expect(choices.map(\.options.count) == [3, 4, 2, 2, 2, 2])
        #expect(choices.map(\.selected) == [0, 3, 0, 0, 1, 0])
        choices[3].onChoose(1)
        #expect(preferences.settings.motion == .reduced)
    }

    @Test func `each language has its own name, and can be chosen`() {
        let choice = page(DisplayState(settings: DisplaySettings())).choices[0]
        #expect(choice.options == ["As in the system", "English", "한국어"])
        choice.onChoose(2)
        #expect(preferences.settings.language == .ko)
        choice.onChoose(0)
        #expect(preferences.settings.language == nil)
    }

    @Test func `a failure is above the choices`() {
        let state = DisplayState(settings: DisplaySettings(), failure: "The disk is full.")
        #expect(
            page(state).texts == [
                Text("Unable to store the settings. The disk is full.", role: .warning)
            ])
    }
}

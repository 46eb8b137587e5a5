import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Display

@MainActor @Suite struct `Display view` {
    private let preferences = DisplayPreferences()
    private let screen: DisplayScreen

    init() {
        let work = WorkScope()
        let presenter = DisplayPresenter(
            DisplayDependencies(preferences: preferences, store: InMemoryDisplaySettingsStore()),
            work: work)
        screen = DisplayScreen(presenter: presenter, work: work)
    }

    private var choices: [Choice] {
        screen.page.elements.compactMap { if case .choice(let choice) = $0 { choice } else { nil } }
    }

    @Test func `each setting is a choice with its value selected`() {
        var settings = DisplaySettings()
        settings.colours = .none
        settings.mouse = .off
        screen.show(DisplayState(settings: settings))
        #expect(choices.map(\.label) == ["Colours", "Motion", "Mouse", "Lines"])
        #expect(choices.map(\.options.count) == [4, 2, 2, 2])
        #expect(choices.map(\.selected) == [3, 0, 1, 0])
        choices[1].onChoose(1)
        #expect(preferences.settings.motion == .reduced)
    }

    @Test func `a new state requests a redraw`() throws {
        let probe = try RedrawProbe(screen)
        screen.show(DisplayState(settings: DisplaySettings()))
        #expect(probe.requestCount > 0)
    }

    @Test func `a failure is above the choices`() {
        screen.show(DisplayState(settings: DisplaySettings(), failure: "The disk is full."))
        guard case .text(let text)? = screen.page.elements.first else {
            Issue.record("unexpected element")
            return
        }
        #expect(text == Text("Unable to store the settings. The disk is full.", role: .warning))
    }
}

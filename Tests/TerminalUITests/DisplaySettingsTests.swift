import Localization
import TestSupport
import Testing

@testable import TerminalUI

@Suite struct `Display settings` {
    @Test func `the text of settings contains all of them`() {
        var settings = DisplaySettings()
        #expect(DisplaySettings(text: settings.text) == settings)
        settings.colours = .light
        settings.motion = .reduced
        settings.mouse = .off
        settings.lines = .ascii
        settings.language = .ko
        settings.contrast = .high
        #expect(DisplaySettings(text: settings.text) == settings)
    }

    @Test(arguments: [
        "", "colours=purple\nmouse", "=\n\nsound=on", "motion=full=reduced", "language=tlh",
    ])
    func `an unknown or missing setting has its default`(text: String) {
        #expect(DisplaySettings(text: text) == DisplaySettings())
    }

    @MainActor @Test func `a change of the language selects it before pages are drawn`() throws {
        let selected = Box([Language?]())
        let preferences = DisplayPreferences { selected.value.append($0) }
        let countsAtChange = Box([Int]())
        preferences.onChange = { countsAtChange.value.append(selected.value.count) }
        preferences.settings.language = .ko
        preferences.settings.mouse = .off
        preferences.settings.language = nil
        #expect(selected.value == [.ko, nil])
        #expect(countsAtChange.value == [1, 1, 2])
    }
}

import TerminalUI
import Testing

@Suite struct `Display settings` {
    @Test func `the text of settings contains all of them`() {
        var settings = DisplaySettings()
        #expect(DisplaySettings(text: settings.text) == settings)
        settings.colours = .light
        settings.motion = .reduced
        settings.mouse = .off
        settings.lines = .ascii
        #expect(DisplaySettings(text: settings.text) == settings)
    }

    @Test(arguments: ["", "colours=purple\nmouse", "=\n\nsound=on", "motion=full=reduced"])
    func `an unknown or missing setting has its default`(text: String) {
        #expect(DisplaySettings(text: text) == DisplaySettings())
    }
}

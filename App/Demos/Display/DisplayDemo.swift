import DemoSupport
import Display
import Domain
import Localization
import TerminalUI
import TestSupport

/// The demo of Display.
@main enum Program {
    @MainActor static func main() {
        Demo("Display", makeNavigation: { $0 }, states: states).run()
    }

    private static let states = [
        state("default", "the default settings"),
        state("plain", "no colours, no motion, no mouse, and lines of ASCII", settings: plain),
        state("slow", "storing takes five seconds") { environment, store in
            environment.hold(store.calls.gate)
        },
        state("failing", "the settings cannot be stored") { _, store in
            store.calls.failAlways(with: .full)
        },
    ]

    private static let plain = DisplaySettings(
        text: "colours=none\nmotion=reduced\nmouse=off\nlines=ascii")

    private static func state(
        _ name: String, _ description: String, settings: DisplaySettings = DisplaySettings(),
        prepare: @escaping @MainActor (DemoEnvironment, InMemoryTextStore) -> Void = {
            _, _ in
        }
    ) -> DemoState<DemoEnvironment> {
        DemoState(name, description) { environment, _ in
            let store = InMemoryTextStore()
            prepare(environment, store)
            let preferences = DisplayPreferences(settings) { Language.select($0 ?? .en) }
            let factory = DisplayFactory(preferences: preferences, store: store)
            return factory.makeDisplay(on: environment.navigator)
        }
    }
}

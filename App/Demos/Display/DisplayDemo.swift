import DemoSupport
import Display
import Domain
import TerminalUI
import TestSupport

/// The demo of Display.
@main enum Program {
    @MainActor static func main() {
        Demo("Display", makeNavigation: { $0 }, states: states).run()
    }

    private static let states = [
        state("default", "the default settings"),
        state("failing", "the settings cannot be stored") { $0.calls.failAlways(with: .full) },
    ]

    private static func state(
        _ name: String, _ description: String,
        prepare: @escaping @MainActor (InMemoryDisplaySettingsStore) -> Void = { _ in }
    ) -> DemoState<DemoEnvironment> {
        DemoState(name, description) { environment, _ in
            let store = InMemoryDisplaySettingsStore()
            prepare(store)
            let dependencies = DisplayDependencies(
                preferences: DisplayPreferences(), store: store)
            return DisplayFactory(dependencies).makeDisplay(on: environment.navigator)
        }
    }
}

import DemoSupport
import Settings

/// The demo of Settings.
@main enum Program {
    @MainActor static func main() {
        Demo("Settings", makeNavigation: { $0 }, states: states).run()
    }

    private static let states = [
        state("items", "two features add rows", ["Change password", "Export"]),
        state("many", "more rows than a small window has", (1...40).map { "Page \($0)" }),
        state(
            "wide", "labels that are wide or long", ["设置 손흥민", String(repeating: "W", count: 90)]),
        state("empty", "no feature adds a row", []),
    ]

    private static func state(
        _ name: String, _ description: String, _ labels: [String]
    ) -> DemoState<DemoEnvironment> {
        DemoState(name, description) { environment, _ in
            let items = labels.map { label in
                SettingsItem(label, detail: "Opens a page") { environment.log("open \(label)") }
            }
            return SettingsFactory(items: items).makeSettings(on: environment.navigator)
        }
    }
}

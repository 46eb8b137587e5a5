import DemoSupport
import Domain
import TestSupport
import __Feature__

/// The demo of __Feature__.
@main enum Program {
    private typealias Entries = InMemoryRecords<__Feature__Entry>

    @MainActor static func main() {
        Demo(
            "__Feature__",
            makeNavigation: Logging__Feature__Navigation.init,
            states: states
        ).run()
    }

    private static let states = [
        state("entries", "three entries", texts: texts),
        state("empty", "no entries"),
        state("loading", "loading takes five seconds", texts: texts) { environment, entries in
            environment.hold(entries.calls.gate)
        },
        state("failing", "the data file is damaged") { _, entries in
            entries.calls.failAlways(with: .damaged)
        },
        state("full", "the disk is full, so changes fail", texts: texts) { _, entries in
            for call in [Entries.Call.save, .update, .delete] {
                entries.calls.failAlways(call, with: .full)
            }
        },
        state("damaged", "one entry is damaged", texts: texts) { _, entries in
            if let id = entries.records.first?.id { entries.damage(id) }
        },
    ]

    private static let texts = ["Bring the ball", "손흥민 has the bibs", "Book the pitch"]

    private static func state(
        _ name: String, _ description: String, texts: [String] = [],
        prepare: @escaping @MainActor (DemoEnvironment, Entries) -> Void = { _, _ in }
    ) -> DemoState<Logging__Feature__Navigation> {
        DemoState(name, description) { environment, navigation in
            let entries = Entries(
                texts.compactMap { ShortText($0) }.map { __Feature__Entry(text: $0) })
            prepare(environment, entries)
            return __Feature__Factory(entries: entries)
                .make__Feature__(on: environment.navigator, navigation: navigation)
        }
    }
}

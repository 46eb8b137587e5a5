import TestSupport
import Testing

@testable import Composition
@testable import TerminalUI

@MainActor @Suite struct `Keys of pages` {
    /// The keys that move the focus, edit a text or control the app on every page. Enter, the space
    /// bar and Esc perform the action of a page that has one for them.
    private nonisolated static let forbidden = Set(
        Key.reserved.subtracting([.enter, .space, .escape]).map(\.name))

    /// The default modules, and each other module in place of its default.
    private nonisolated static let selections: [FeatureSelection] = AppFeature.all.reduce(into: [
        .default
    ]) {
        selections, feature in
        for module in feature.modules.dropFirst() {
            guard
                let selection = try? FeatureSelection(
                    excluding: [], replacing: [(feature.name, module.name)])
            else { continue }
            selections.append(selection)
        }
    }

    @Test(arguments: AppScreen.all)
    func `a screen uses no reserved key`(screen: AppScreen) async throws {
        try await screen.show { try check($0) }
    }

    @Test(arguments: selections)
    func `a destination of a link uses no reserved key`(
        selection: FeatureSelection
    ) async throws {
        for link in ExampleLinks.all(in: AppFeature.all).sorted() {
            let app = AppHarness(
                names: ["Ana", "Bo"], matchInProgress: sampleMatch(at: ManualClock().now()),
                features: selection)
            app.matches.put(ExampleLinks.match(at: app.clock.now()))
            try await app.launch(opening: AppDeepLinks.link(from: link))
            try await app.register()
            try check(app)
        }
    }

    private func check(_ app: AppHarness) throws {
        let page = try #require(app.workspace.page)
        var rowActions: [Action] = []
        page.forEachRow { rowActions += $0.row.actions }
        let keys =
            KeyList(page, rowActions: rowActions, tabs: nil, hasMouse: true).page.map(
                \.keys)
            + (page.alert?.actions ?? []).compactMap(\.key?.name)
        #expect(Self.forbidden.isDisjoint(with: keys), "\(page.title): \(keys)")
    }
}

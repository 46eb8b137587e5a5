import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Attendance

@MainActor @Suite struct `Answer of a player` {
    private let fixture = AttendanceFixture()
    private let player = SampleData.squad[0]

    private var page: Page {
        AnswerView(player: player, state: fixture.state, presenter: fixture.presenter).page
    }

    private var choices: [Choice] {
        page.elements.compactMap { if case .choice(let choice) = $0 { choice } else { nil } }
    }

    @Test func `is chosen, and stored for the evening`() async throws {
        #expect(page.progress != nil)
        await fixture.perform { $0.didAppear() }
        #expect(page.title == "Answer of \(player.name.text)")
        #expect(choices.map(\.selected) == [nil, 0])
        await fixture.perform { _ in choices[0].onChoose(1) }
        #expect(choices[0].selected == 1)
        #expect(fixture.answers.records.map(\.answer) == [.no])
        #expect(page.texts.map(\.text) == ["Evening. 0 of 14 places taken."])
    }

    @Test func `has the rank beside it`() async {
        await fixture.perform { $0.didAppear() }
        await fixture.perform { _ in choices[1].onChoose(0) }
        #expect(fixture.ranks.records.isEmpty)
        await fixture.perform { _ in choices[1].onChoose(1) }
        #expect(choices[1].selected == 1)
        #expect(fixture.ranks.records.map(\.rank) == [.occasional])
    }

    @Test func `that cannot be loaded or stored is reported`() async {
        fixture.evenings.calls.fail(.all, with: .damaged)
        await fixture.perform { $0.didAppear() }
        #expect(page.texts.first?.text.hasPrefix("Unable to load the answers.") == true)
        await fixture.perform { $0.didAppear() }
        fixture.answers.calls.fail(.save, with: .full)
        await fixture.perform { _ in choices[0].onChoose(0) }
        #expect(page.texts.first?.text.hasPrefix("Unable to save the change.") == true)
    }

    @Test func `is a page that leaves nothing behind`() async throws {
        let harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        try harness.navigator.start(
            AnswerCoordinator(of: player, navigator: harness.navigator) { [fixture] work in
                AttendancePresenter(
                    fixture.records, folding: LowercaseFolding(), timeZone: FixedTimeZone(),
                    time: fixture.clock, work: work, navigation: nil)
            }, under: harness.coordinator)
        let probe = try LeakProbe(harness.navigator)
        await harness.driver.settle()
        #expect(harness.driver.title == "Answer of \(player.name.text)")
        harness.driver.back()
        #expect(harness.driver.title == "Root")
        #expect(probe.isReleased)
    }
}

import Domain
import FootballUI
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import GatherResult

@MainActor @Suite struct `Gather result view` {
    private func page(of fixture: GatherResultFixture) -> Page {
        GatherResultView(state: fixture.presenter.state, presenter: fixture.presenter) { _ in }.page
    }

    private func texts(_ page: Page) -> [String] {
        page.texts.map(\.text) + [page.progress?.label].compactMap(\.self)
    }

    @Test func `scorers, times and the effect of a draw are texts`() async {
        let fixture = GatherResultFixture { match in
            let ids = match.state.participants.map(\.id)
            return [
                .goal(Goal(.a, scorer: ids[0])), .goal(Goal(.a, scorer: ids[1])),
                .goal(Goal(.b)), .goal(Goal(.b, scorer: ids[1], isOwnGoal: true)),
            ]
        }
        let result = [
            "Team A: Ana, Bo", "Team B: Bo (own goal)", "Tue 14 Nov, 20:04 to 20:16",
        ]
        #expect(texts(page(of: fixture)) == result + ["Loading the bench…"])
        await fixture.load()
        #expect(texts(page(of: fixture)) == result + ["Draw: Team A stays."])
    }

    @Test func `actions of other features follow the first one`() async {
        let action = ContributedAction<Match>("Next", key: .character("r")) { _ in }
        let fixture = GatherResultFixture(contributions: [.action(action)])
        await fixture.load()
        #expect(
            page(of: fixture).actions.prefix(3).map(\.label) == [
                "Same teams", "Next", "New teams",
            ])
    }

    @Test func `a match that was deleted or reopened elsewhere says so`() async {
        let fixture = GatherResultFixture()
        var state = fixture.presenter.state
        state.isMissing = true
        let deleted = GatherResultView(state: state, presenter: fixture.presenter) { _ in }.page
        #expect(texts(deleted).first == "This gather was deleted.")
        #expect(deleted.actions.first { $0.label == "Reopen" }?.isEnabled == false)
        state.isMissing = false
        state.result = sampleMatch(at: fixture.time.now()).state
        let reopened = GatherResultView(state: state, presenter: fixture.presenter) { _ in }.page
        #expect(texts(reopened).first == "This gather is in progress again: Reopen continues it.")
    }

    @Test func `the line-ups show marks and badges`() throws {
        let fixture = GatherResultFixture { [.left($0.state.participants[3].id)] }
        let page = page(of: fixture)
        let sections = try #require(page.list).sections
        #expect(sections[1].rows[0].title == "손흥민")
        #expect(sections[1].rows[0].details == ["", Row.Detail("W", role: .fourthBadge)])
        #expect(
            sections[1].rows[1].details == [
                Row.Detail("left", symbol: "−", role: .plain), Row.Detail("GK", role: .firstBadge),
            ])
        #expect(sections[1].rows[1].role == .dim)
        let pitch = try #require(page.pitch)
        #expect(pitch.left.players.map(\.name) == ["Ana", "Bo"])
        #expect(pitch.right.players.map(\.name) == ["손흥민"])
    }

    @Test func `each next match has one key`() async {
        let fixture = GatherResultFixture()
        #expect(
            page(of: fixture).actions.map(\.label) == [
                "Same teams", "New teams", "Winner stays", "Share", "Reopen", "Back to squad",
            ])
        #expect(
            page(of: fixture).actions.map(\.key)
                == ["s", "n", "w", "i", "u", "b"].map(Key.character))
        #expect(
            page(of: fixture).actions.map(\.isEnabled) == [false, false, false, true, true, true])
        await fixture.load()
        #expect(page(of: fixture).actions.allSatisfy { $0.isEnabled })
        for action in page(of: fixture).actions[..<3] { action.perform() }
        #expect(fixture.navigation.drafts.count == 3)
    }

    @Test func `while the match is reopened no other action is possible`() async {
        let fixture = GatherResultFixture()
        await fixture.load()
        page(of: fixture).actions[4].perform()
        #expect(page(of: fixture).actions.allSatisfy { !$0.isEnabled })
        #expect(texts(page(of: fixture)).last == "Reopening the gather…")
        await fixture.activity.waitUntilIdle()
        #expect(fixture.navigation.reopened.count == 1)
    }

    @Test func `a failed reopening is an alert`() async {
        let fixture = GatherResultFixture()
        fixture.matches.calls.fail(.match, times: 2, with: .notFound)
        #expect(page(of: fixture).alert == nil)
        await fixture.perform { $0.didRequestReopening() }
        #expect(page(of: fixture).alert?.title == "Unable to reopen the gather")
        #expect(page(of: fixture).alert?.message == StorageError.notFound.message)
        page(of: fixture).alert?.actions[0].perform()
        #expect(page(of: fixture).alert == nil)
        await fixture.perform { $0.didRequestReopening() }
        page(of: fixture).alert?.cancel()
        #expect(page(of: fixture).alert == nil)
    }

    @Test func `without a bench Winner stays says why it is disabled`() async {
        let fixture = GatherResultFixture(bench: 0)
        await fixture.load()
        #expect(
            page(of: fixture).actions[2].unavailableReason
                == "The bench is empty: nobody can come in for the other team.")
        #expect(texts(page(of: fixture)) == ["Tue 14 Nov, 20:04 to 20:16"])
    }

    @Test func `an unavailable reason disables the next matches`() async {
        let fixture = GatherResultFixture(unavailableReason: "That is unavailable.")
        await fixture.load()
        let reasons = page(of: fixture).actions.map(\.unavailableReason)
        #expect(reasons == Array(repeating: "That is unavailable.", count: 3) + [nil, nil, nil])
    }

    @Test func `a failure offers Try again`() async {
        let fixture = GatherResultFixture()
        fixture.players.calls.fail(.players, with: .damaged)
        await fixture.load()
        #expect(
            texts(page(of: fixture)).last
                == "Unable to load the bench. \(StorageError.damaged.message)")
        #expect(
            page(of: fixture).actions.map(\.label) == [
                "Try again", "Share", "Reopen", "Back to squad",
            ])
        page(of: fixture).actions[0].perform()
        await fixture.activity.waitUntilIdle()
        #expect(page(of: fixture).actions.count == 6)
    }
}

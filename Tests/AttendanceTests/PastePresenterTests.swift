import Domain
import FootballUI
import Navigation
import TestSupport
import Testing

@testable import Attendance

@MainActor @Suite struct `Paste presenter` {
    private let fixture = AttendanceFixture()
    private let stored = Box<[AcceptedList]>([])
    private let finishCount = Box(0)
    private let failure = Box<StorageError?>(nil)
    private let gate = Gate()

    private func presenter(_ text: String) async throws -> PastePresenter {
        await fixture.perform { $0.didAppear() }
        let preview = try #require(await fixture.preview(of: text))
        return PastePresenter(
            preview, work: WorkScope(fixture.activity),
            store: { [stored, failure, gate] list throws(StorageError) in
                await gate.pass()
                if let error = failure.value { throw error }
                stored.value.append(list)
            }, didFinish: { [finishCount] in finishCount.value += 1 })
    }

    private func accept(_ presenter: PastePresenter) async {
        presenter.didAccept()
        await fixture.activity.waitUntilIdle()
    }

    @Test func `a list without questions is stored once`() async throws {
        let presenter = try await presenter("1. Ana\n2. Quentin")
        #expect(presenter.state.canAccept)
        await accept(presenter)
        #expect(stored.value.map { $0.results.count } == [2])
        #expect(stored.value.first?.nicknames.isEmpty == true)
        #expect(finishCount.value == 1)
    }

    @Test func `a doubt is asked before the answers are stored, and becomes a nickname`()
        async throws
    {
        let presenter = try await presenter("1. Łukazs")
        let question = try #require(presenter.state.openQuestions.first)
        let player = try #require(question.candidates.first)
        #expect(!presenter.state.canAccept)
        await accept(presenter)
        #expect(stored.value.isEmpty)
        presenter.didDecide(.player(player), about: question.key)
        #expect(presenter.state.canAccept)
        await accept(presenter)
        #expect(stored.value.first?.nicknames == [player: try #require(ShortText("Łukazs"))])
        #expect(stored.value.first?.results.map(\.person) == [.player(player)])
    }

    @Test(arguments: [ListDecision.guest, .newPlayer, .nobody])
    func `another decision is no nickname`(decision: ListDecision) async throws {
        let presenter = try await presenter("1. Łukazs\n2. Ana")
        let question = try #require(presenter.state.openQuestions.first)
        presenter.didDecide(decision, about: question.key)
        await accept(presenter)
        #expect(stored.value.first?.nicknames.isEmpty == true)
        #expect(stored.value.first?.results.count == (decision == .nobody ? 1 : 2))
    }

    @Test func `a certain name that is given to another player is no nickname`() async throws {
        let presenter = try await presenter("1. Ana")
        let bo = try #require(fixture.state.content?.squad.first { $0.name.text == "Bo" })
        let key = try #require(presenter.state.lines.first?.entries.first?.key)
        presenter.didDecide(.player(bo.id), about: key)
        await accept(presenter)
        #expect(stored.value.first?.nicknames.isEmpty == true)
        #expect(stored.value.first?.results.map(\.person) == [.player(bo.id)])
    }

    @Test func `the list can be one of a new evening, also after decisions`() async throws {
        try await fixture.begin()
        let presenter = try await presenter("1. Quentin")
        #expect(!presenter.state.isForOtherEvening)
        presenter.didChangeEvening()
        presenter.didDecide(.guest, about: presenter.state.questions[0].key)
        await accept(presenter)
        #expect(stored.value.map(\.target) == [.new(presenter.state.evening)])
    }

    @Test func `a list without an evening begins one`() async throws {
        let presenter = try await presenter("1. Quentin")
        presenter.didChangeEvening()
        #expect(presenter.state.isForOtherEvening)
    }

    @Test func `a text about nobody cannot be stored`() async throws {
        let presenter = try await presenter("see you there!")
        #expect(!presenter.state.canAccept)
    }

    @Test func `a failure keeps the page, and the next attempt succeeds`() async throws {
        let presenter = try await presenter("1. Ana")
        failure.value = .full
        await accept(presenter)
        #expect(presenter.state.failure == StorageError.full.message)
        #expect(finishCount.value == 0)
        failure.value = nil
        await accept(presenter)
        #expect(presenter.state.failure == nil)
        #expect(finishCount.value == 1)
    }

    @Test func `nothing changes while the answers are stored`() async throws {
        let presenter = try await presenter("1. Ana\n2. Quentin")
        gate.close()
        presenter.didAccept()
        await gate.untilWaiting()
        let state = presenter.state
        #expect(!presenter.dismissalDecision().isAllowed)
        presenter.didAccept()
        presenter.didDecide(.nobody, about: state.questions[0].key)
        #expect(presenter.state == state)
        gate.open()
        await fixture.activity.waitUntilIdle()
        #expect(presenter.dismissalDecision().isAllowed)
        #expect(stored.value.count == 1)
    }
}

import Domain
import Navigation
import TestSupport
import Testing

@testable import Attendance

/// A navigation that records the requested teams.
@MainActor final class AttendanceNavigationSpy: AttendanceNavigation {
    private(set) var drafts: [MatchDraft] = []
    var attendanceTeamsUnavailableReason: String?

    func attendanceDidConfirm(_ draft: MatchDraft) { drafts.append(draft) }
}

/// A presenter with the players of the sample squad, whose folding is that of tests.
@MainActor struct AttendanceFixture {
    let players: InMemoryPlayers
    let repositories: InMemoryRecordRepositories
    let matches = InMemoryMatches()
    let records: AttendanceRecords
    let clock = ManualClock()
    let activity = Activity()
    let navigation = AttendanceNavigationSpy()
    let presenter: AttendancePresenter

    init(_ squad: [Player] = Array(SampleData.squad.prefix(5))) {
        players = InMemoryPlayers(squad)
        repositories = InMemoryRecordRepositories(players: players)
        records = AttendanceRecords(
            evenings: repositories.records(of: Evening.self),
            answers: repositories.records(of: AttendanceAnswer.self),
            ranks: repositories.records(of: AttendanceRank.self), players: players,
            matches: matches)
        presenter = AttendancePresenter(
            records,
            folding: LowercaseFolding(), timeZone: FixedTimeZone(), time: clock,
            work: WorkScope(activity), navigation: navigation)
    }

    var evenings: InMemoryRecords<Evening> { repositories.records(of: Evening.self) }
    var answers: InMemoryRecords<AttendanceAnswer> {
        repositories.records(of: AttendanceAnswer.self)
    }
    var ranks: InMemoryRecords<AttendanceRank> { repositories.records(of: AttendanceRank.self) }
    var state: AttendanceState { presenter.state }

    /// Sends an event to the presenter, and waits for its work.
    func perform(_ event: (AttendancePresenter) -> Void) async {
        event(presenter)
        await activity.waitUntilIdle()
    }

    /// Stores an evening, and loads it.
    func begin(
        start: EveningStart? = nil, places: Int = 14, priority: Evening.Priority? = nil
    ) async throws(StorageError) {
        guard let places = PlaceCount(places) else { preconditionFailure("The number is valid.") }
        let evening = Evening(start: start, places: places, priority: priority)
        try await evenings.save(evening)
        await perform { $0.didChoose(evening.id) }
    }

    /// Answers for the players at some positions of the squad.
    func answer(_ answer: Answer, _ positions: Int...) async {
        for position in positions {
            guard let squad = state.content?.squad else { return }
            await perform { $0.didAnswer(answer, of: .player(squad[position])) }
        }
    }

    func names(_ group: AttendanceList.Group) -> [String] {
        state.content?.list[group].map(\.name.text) ?? []
    }

    /// Reads a text, and returns its preview.
    func preview(of text: String) async -> PastePreview? {
        var preview: PastePreview?
        await perform { $0.read(text) { preview = $0 } }
        return preview
    }

    /// Accepts a pasted text as it is understood.
    func paste(_ text: String) async throws {
        try await presenter.accept(#require(await preview(of: text)).accepted())
    }
}

extension PastePreview {
    /// Returns the list after it is accepted with some decisions.
    func accepted(
        _ decisions: [String: ListDecision] = [:], isForOtherEvening: Bool? = nil,
        nicknames: [PlayerID: ShortText] = [:]
    ) -> AcceptedList {
        let state = state(decisions, isForOtherEvening: isForOtherEvening)
        return AcceptedList(
            results: state.results,
            target: state.isForOtherEvening ? .new(state.evening) : .known(state.evening.id),
            nicknames: nicknames)
    }
}

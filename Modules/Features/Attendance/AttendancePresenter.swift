import Domain
import FootballUI
import Navigation

/// The presenter of the page about who comes: loads the evening, and stores each answer.
@MainActor final class AttendancePresenter: Presenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state: AttendanceState {
        didSet { if state != oldValue { stateDidChange?() } }
    }

    private let records: AttendanceRecords
    private let folding: any TextFolding
    private let timeZone: any LocalTimeZone
    private let time: any TimeSource
    private let work: WorkScope
    private weak var navigation: (any AttendanceNavigation)?
    /// The evening that the user has begun, changed or chosen; nil for the current one.
    private var chosen: Evening.ID?

    init(
        _ records: AttendanceRecords, folding: any TextFolding, timeZone: any LocalTimeZone,
        time: any TimeSource, work: WorkScope, navigation: (any AttendanceNavigation)?
    ) {
        self.records = records
        self.folding = folding
        self.timeZone = timeZone
        self.time = time
        self.work = work
        self.navigation = navigation
        state = AttendanceState(
            teamsUnavailableReason: navigation?.attendanceTeamsUnavailableReason)
    }

    func didAppear() { load() }

    func load() {
        work.enqueue { [weak self, records, time] in
            do throws(StorageError) {
                let content = try await records.content(of: self?.chosen, at: time.now())
                guard let self else { return }
                // The undo of answers that were changed elsewhere would overwrite these changes.
                let isSame =
                    content.evening?.id == state.content?.evening?.id
                    && Set(content.answers) == Set(state.content?.answers ?? [])
                show(content, undo: isSame ? state.undo : nil)
            } catch {
                self?.state.failure = .load(error.message)
            }
        }
    }

    /// Shows loaded or stored data.
    private func show(_ content: AttendanceContent, undo: AttendanceUndo?) {
        var next = state
        next.content = content
        next.undo = undo
        next.failure = nil
        next.start = content.evening?.start?.localTime(in: timeZone)
        next.isOver = content.evening?.isOver(at: time.now()) ?? false
        state = next
    }

    // MARK: Answers

    func didAnswer(_ answer: Answer, of subject: AttendanceSubject) {
        change { AnswerEditor($0, in: $1).answer(answer, of: subject) }
    }

    func didRemove(_ id: AttendanceAnswer.ID) {
        change { AnswerEditor($0, in: $1).removal(of: id) }
    }

    func didAddGuest(of host: Player) {
        change { AnswerEditor($0, in: $1).guest(of: host) }
    }

    /// Adds those who came on the evening before.
    func didRepeat() {
        let now = time.now()
        showCurrentEvening()
        work.enqueue { [weak self, timeZone] in
            guard let self, let content = state.content else { return }
            let evening = content.evening(at: now, in: timeZone)
            let earlier =
                evening.id == content.evening?.id
                ? content.earlier
                : content.evening.map { .init(evening: $0, answers: content.answers) }
            let change = earlier.flatMap {
                AnswerEditor(evening, in: content).repetition(of: $0, squad: content.squad)
            }
            if let change { await store(change) }
        }
    }

    /// Shows the current evening instead of one that is over.
    private func showCurrentEvening() {
        guard state.content?.evening?.isOver(at: time.now()) == true else { return }
        chosen = nil
        load()
    }

    func didUndo() {
        work.enqueue { [weak self, records] in
            guard let self, let undo = state.undo else { return }
            do throws(StorageError) {
                try await records.takeBack(undo)
                state.undo = nil
                load()
            } catch {
                state.failure = .change(error.message)
            }
        }
    }

    /// Stores a change that is made of the answers after all pending changes. An answer to an
    /// evening that is over corrects it.
    private func change(
        _ make: @escaping @MainActor (Evening, AttendanceContent) -> AnswerChange?
    ) {
        work.enqueue { [weak self] in
            guard let self, let content = state.content,
                let change = make(content.evening ?? Evening(), content)
            else { return }
            await store(change)
        }
    }

    private func store(_ change: AnswerChange) async {
        guard let content = state.content else { return }
        do throws(StorageError) {
            let isNew = content.evening?.id != change.evening.id
            try await records.store(change, isNewEvening: isNew)
            show(
                content.applying(change),
                undo: AttendanceUndo(
                    answers: change.inverse(of: isNew ? [] : content.answers),
                    newEvening: isNew ? change.evening.id : nil))
        } catch {
            state.failure = .change(error.message)
        }
    }

    // MARK: Pasted lists

    /// Reads a pasted text.
    ///
    /// - Parameter show: Shows the preview.
    func read(_ text: String, show: @escaping @MainActor (PastePreview) -> Void) {
        showCurrentEvening()
        work.enqueue { [weak self, folding, time, timeZone] in
            guard let content = self?.state.content else { return }
            let preview = await PastePreview.make(
                of: text, content, at: time.now(), in: timeZone, folding: folding)
            show(preview)
        }
    }

    /// Stores the answers of a pasted list. They are those to the same evening of another device if
    /// it has begun that meanwhile.
    func accept(_ list: AcceptedList) async throws(StorageError) {
        let now = time.now()
        let content: AttendanceContent
        let evening: Evening
        switch list.target {
        case .known(let id):
            // Answers can have changed while the preview was shown.
            content = try await records.content(of: id, at: now)
            guard let known = content.evening, known.id == id else { throw .notFound }
            evening = known
        case .new(let new):
            let all = try await records.content(at: now).evenings
            let same = all.first { $0.start == new.start && new.start != nil }
            content = try await records.content(of: same?.id, at: now)
            evening = same ?? new
        }
        let undo = try await records.store(list, for: evening, content)
        chosen = evening.id
        state.undo = undo
        do throws(StorageError) {
            show(try await records.content(of: evening.id, at: now), undo: undo)
        } catch {
            state.failure = .load(error.message)
        }
    }

    // MARK: Ranks

    func didChangeRank(of player: PlayerID) {
        work.enqueue { [weak self, records] in
            guard let self, let content = state.content else { return }
            var rank = content.ranks[player] ?? AttendanceRank(of: player, .regular)
            rank.rank = rank.rank.other
            do throws(StorageError) {
                try await records.ranks.save(rank)
                show(content.applying(rank), undo: nil)
            } catch {
                state.failure = .change(error.message)
            }
        }
    }

    // MARK: Search

    func didSearch(_ text: String) { state.search = text }

    /// The players without an answer whom the search finds.
    var foundPlayers: [Player] {
        guard let players = state.content?.unanswered else { return [] }
        let key = folding.searchKey(state.search)
        if key.allSatisfy(\.isWhitespace) { return players }
        return players.filter { folding.nameKey($0.name.text).contains(key) }
    }

    // MARK: Evenings

    /// Shows another evening.
    func didChoose(_ evening: Evening.ID) {
        chosen = evening
        load()
    }

    /// Returns the local start of an evening; nil if it has none.
    func start(of evening: Evening) -> LocalTime? { evening.start?.localTime(in: timeZone) }

    /// The evening that follows the last one.
    var nextEvening: Evening {
        state.content?.nextEvening(after: time.now(), in: timeZone) ?? Evening()
    }

    // MARK: Teams

    /// Reports the people who come. Those who wait are no part of the teams.
    func didRequestTeams() {
        guard let coming = state.content?.list[.coming], state.canMakeTeams else { return }
        navigation?.attendanceDidConfirm(
            MatchDraft(
                bench: coming.compactMap(\.player),
                guests: coming.filter { $0.player == nil }.map(\.name)))
    }
}

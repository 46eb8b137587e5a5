import Domain
import FootballUI
import Navigation
import Records

/// The presenter of the history of a record: formats the changes, and takes them back.
@MainActor final class ChangeHistoryPresenter<Root: DisplayableRecord>: Presenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state: ChangeHistoryState<Root> {
        didSet { if state != oldValue { stateDidChange?() } }
    }

    private let id: Root.ID
    private let records: any VersionedRecords<Root>
    private let players: any PlayerRepository
    private let timeZone: any LocalTimeZone
    private let work: WorkScope
    /// The names of the players to which the record refers.
    private var names: [PlayerID: PlayerName] = [:]
    private weak var navigation: (any ChangeHistoryNavigation)?

    init(
        _ record: Root, in records: any VersionedRecords<Root>,
        players: any PlayerRepository, timeZone: any LocalTimeZone, work: WorkScope,
        navigation: (any ChangeHistoryNavigation)?
    ) {
        id = record.id
        self.records = records
        self.players = players
        self.timeZone = timeZone
        self.work = work
        self.navigation = navigation
        state = ChangeHistoryState(
            title: ChangeHistoryStrings.history(Root.display.title(record)))
    }

    /// Refuses while a change is taken back, because the page has to show a failure.
    func dismissalDecision() -> DismissalDecision {
        DismissalDecision(isAllowed: !state.isSaving)
    }

    /// Loads the changes each time, because another screen or device may have added some.
    func didAppear() {
        load()
    }

    /// Loads the changes. The failure of a change stays on the screen.
    func load() {
        if case .load = state.failure { state.failure = nil }
        work.enqueue { [weak self, records, players, id] in
            do throws(StorageError) {
                let versions = try await records.versions(of: id)
                let ids = Self.players(in: versions)
                let known = ids.isEmpty ? [] : try await players.players(ids)
                self?.show(versions, with: known)
            } catch {
                self?.state.failure = .load(error.message)
            }
        }
    }

    func didSelect(_ row: ChangeHistoryState<Root>.Row) {
        guard row.unavailableReason == nil, !state.isSaving else { return }
        state.asked = row
    }

    func didCancel() {
        state.asked = nil
    }

    func didConfirm() {
        guard let row = state.asked else { return }
        state.asked = nil
        state.failure = nil
        state.isSaving = true
        work.enqueue { [weak self, records, id] in
            do throws(StorageError) {
                let record = try await records.update(row.reversal, of: id)
                self?.navigation?.changeHistoryDidChange(record)
                self?.didSave(nil)
            } catch {
                self?.didSave(.change(error.message))
            }
        }
    }

    private func didSave(_ failure: ChangeHistoryFailure?) {
        state.isSaving = false
        state.failure = failure
        load()
    }

    /// Returns the players to whom versions refer, each one once.
    private static func players(in versions: [RecordVersion<Root>]) -> [PlayerID] {
        let fields = RecordField<Root>.allCases
        return Array(
            Set(
                versions.flatMap { version in
                    fields.compactMap { $0.player($0.value(of: version.record)) }
                }))
    }

    // MARK: Formatting

    private func show(_ versions: [RecordVersion<Root>], with players: [Player]) {
        names = Dictionary(uniqueKeysWithValues: players.map { ($0.id, $0.name) })
        state.rows = rows(of: versions)
        // The values to take back, which the question names, may have changed.
        state.asked = state.rows?.first {
            $0.id == state.asked?.id && $0.unavailableReason == nil
        }
    }

    private func rows(of versions: [RecordVersion<Root>]) -> [ChangeHistoryState<Root>.Row] {
        guard let current = versions.last else { return [] }
        state.title = ChangeHistoryStrings.history(Root.display.title(current.record))
        let pairs = zip(versions.dropFirst(), versions)
        // Of a longer history, the oldest changes may be forgotten.
        let isComplete = versions.count <= RecordHistory.supersededLimit
        return pairs.map { row($0, after: $1, current) }.reversed()
            + versions.prefix(1).map { first($0, isComplete: isComplete) }
    }

    private func first(
        _ version: RecordVersion<Root>, isComplete: Bool
    ) -> ChangeHistoryState<Root>.Row {
        ChangeHistoryState<Root>.Row(
            id: version.id,
            title: isComplete && version.wall != nil
                ? ChangeHistoryStrings.added : ChangeHistoryStrings.firstKnown,
            details: details(of: version), reversal: [], reversalText: "",
            unavailableReason: ChangeHistoryStrings.noEarlierValues)
    }

    private func row(
        _ version: RecordVersion<Root>, after previous: RecordVersion<Root>,
        _ current: RecordVersion<Root>
    ) -> ChangeHistoryState<Root>.Row {
        let earlier = previous.record
        let fields = RecordField<Root>.allCases.filter(version.changedFields.contains)
        let reversible = fields.filter {
            $0.value(of: current.record) != $0.value(of: earlier)
                || previous.unavailableFields.union(current.unavailableFields).contains($0)
        }
        let reversal = reversible.filter { !previous.unavailableFields.contains($0) }
            .compactMap { FieldChange($0, $0.value(of: earlier)) }
        let reversed = reversal.map(\.field)
        let (title, reason) =
            fields.isEmpty
            ? (
                version.isDeleted ? ChangeHistoryStrings.deleted : ChangeHistoryStrings.restored,
                ChangeHistoryStrings.noValues
            )
            : (
                changes(of: fields, from: earlier, to: version.record),
                Self.reason(reversible, isDeleted: current.isDeleted)
            )
        return ChangeHistoryState<Root>.Row(
            id: version.id, title: title,
            titleInWords: fields.isEmpty
                ? nil : changes(of: fields, from: earlier, to: version.record, inWords: true),
            details: details(of: version), reversal: reversal,
            reversalText: changes(of: reversed, from: current.record, to: earlier),
            reversalInWords: changes(
                of: reversed, from: current.record, to: earlier, inWords: true),
            unavailableReason: reversal.isEmpty || current.isDeleted ? reason : nil)
    }

    /// Returns the reason why no value is taken back.
    ///
    /// - Parameter reversible: The changed fields whose earlier values are not the current ones.
    private static func reason(
        _ reversible: [RecordField<Root>], isDeleted: Bool
    ) -> String {
        if reversible.isEmpty { return Root.display.earlierValuesMessage }
        return isDeleted ? Root.display.deletedMessage : ChangeHistoryStrings.unavailableValues
    }

    private func changes(
        of fields: [RecordField<Root>], from earlier: Root, to later: Root, inWords: Bool = false
    ) -> String {
        ChangeHistoryStrings.changes(of: fields, from: earlier, to: later, inWords: inWords) {
            field, value in
            if let player = field.player(value) {
                names[player]?.text ?? ChangeHistoryStrings.otherPlayer
            } else if let text = field.description.shownText(of: value) {
                field.isReference ? ChangeHistoryStrings.otherRecord : text
            } else {
                ChangeHistoryStrings.unknown
            }
        }
    }

    private func details(of version: RecordVersion<Root>) -> [String] {
        guard let wall = version.wall else { return [] }
        let moment = Moment(wall: wall, uptime: 0, boot: "")
        return [
            FootballStrings.dateWithoutWeekday(of: timeZone.localTime(of: moment)),
            version.isOwn ? ChangeHistoryStrings.thisDevice : ChangeHistoryStrings.anotherDevice,
        ]
    }
}

extension RecordField {
    /// True if the values are references to players or other records.
    fileprivate var isReference: Bool {
        if case .reference = description.type { true } else { false }
    }

    /// Returns the player to whom a value of the field refers; nil for any other value.
    fileprivate func player(_ value: RecordValue) -> PlayerID? {
        description.type == PlayerID.fieldType ? PlayerID(value) : nil
    }
}

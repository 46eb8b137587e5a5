import Domain
import FootballUI
import Navigation

/// Events of the proposed import that the coordinator handles.
@MainActor protocol ProposalPresenterDelegate: AnyObject {
    /// The user wants to change a meaning.
    func didRequestMeaning(_ choice: MeaningChoice)
    /// The user accepts the proposal.
    func didAccept(_ squad: SquadImport)
    /// The table that the user has chosen has records of a kind instead of players.
    func didRead(_ table: TableImport)
}

/// The meanings of which the user can choose one.
struct MeaningChoice: Equatable {
    let subject: ProposalState.Meaning.Subject
    /// The heading, the word or the property of the file.
    let name: String
    /// A sentence about the values or the options.
    let explanation: String
    let options: [String]
    let selected: Int?
}

/// The presenter of the page with the proposed import of a squad list.
@MainActor final class ProposalPresenter: Presenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state: ProposalState {
        didSet { if state != oldValue { stateDidChange?() } }
    }

    private static let columns = SquadColumn.allCases

    private var squad: SquadImport
    private let path: String
    private let transfer: AccountTransfer
    private let work: WorkScope
    private weak var delegate: (any ProposalPresenterDelegate)?
    /// The choices by which the file was read.
    private var choices = ReadingChoices()

    /// - Parameter path: The path of the file, which another encoding or table is read from.
    init(
        _ squad: SquadImport, from path: String, _ transfer: AccountTransfer, work: WorkScope,
        delegate: any ProposalPresenterDelegate
    ) {
        self.squad = squad
        self.path = path
        self.transfer = transfer
        self.work = work
        self.delegate = delegate
        state = ProposalState(squad)
    }

    func didSelect(_ meaning: ProposalState.Meaning) {
        guard state.progress == nil else { return }
        let options =
            switch meaning.subject {
            case .encoding: squad.list.encodings
            case .table: tables
            case .heading: [ProposalStrings.noHeading] + headings
            case .column: Self.columns.map(\.text)
            case .position: Position.allCases.map(\.words) + [SquadColumn.ignored.text]
            case .skill: Skill.allCases.map(\.words) + [SquadColumn.ignored.text]
            }
        let explanation =
            switch meaning.subject {
            case .encoding: ProposalStrings.encodingExplanation
            case .table: ProposalStrings.tableExplanation
            case .heading: ProposalStrings.headingExplanation
            default: ProposalStrings.examples(meaning.detail)
            }
        let selected =
            meaning.subject == .heading
            ? squad.heading.map { $0 + 1 } ?? 0 : options.firstIndex(of: meaning.text)
        delegate?.didRequestMeaning(
            MeaningChoice(
                subject: meaning.subject, name: meaning.name, explanation: explanation,
                options: options, selected: selected))
    }

    /// - Parameter option: The index of an option of the choice.
    func didChoose(_ option: Int, for subject: ProposalState.Meaning.Subject) {
        switch subject {
        case .encoding: return read { $0.encoding = self.squad.list.encodings[option] }
        case .table: return read { $0.table = self.tables[option] }
        case .heading: squad.setHeading(option == 0 ? nil : option - 1)
        case .column(let index): squad.setColumn(index, to: Self.columns[option])
        case .position(let word):
            squad.setPosition(of: word, to: Self.value(option, of: Position.allCases))
        case .skill(let word):
            squad.setSkill(of: word, to: Self.value(option, of: Skill.allCases))
        }
        state = ProposalState(squad)
    }

    func didToggleFillIn(_ fillsIn: Bool) {
        guard state.progress == nil else { return }
        squad.fillsIn = fillsIn
        state = ProposalState(squad)
    }

    func didToggle(_ player: ProposalState.Player) {
        guard state.progress == nil else { return }
        squad.setIncluded(!player.isIncluded, row: player.id)
        state = ProposalState(squad)
    }

    func didAccept() {
        guard state.canImport, state.progress == nil else { return }
        delegate?.didAccept(squad)
    }

    /// Reads the file again with another choice.
    private func read(_ change: (inout ReadingChoices) -> Void) {
        var choices = choices
        change(&choices)
        state.progress = ProposalStrings.reading
        state.problem = nil
        work.enqueue { [weak self, choices] in
            guard let self else { return }
            do throws(TransferError) {
                let proposal = try await transfer.propose(importOf: path, choices)
                if case .squad(var squad) = proposal {
                    squad.fillsIn = self.squad.fillsIn
                    self.squad = squad
                    self.choices = choices
                }
                guard !work.isCancelled else { return }
                state = ProposalState(self.squad)
                if case .table(let table) = proposal { delegate?.didRead(table) }
            } catch {
                state.progress = nil
                state.problem = error.message
            }
        }
    }

    /// The names of the tables that can be read, the current one first.
    private var tables: [String] {
        guard case .spreadsheet(let table, let others) = squad.list.format else { return [] }
        return [table] + others
    }

    private var headings: [String] {
        squad.possibleHeadings.map { index in
            let row = squad.list.rows[index]
            return ProposalStrings.row(row.line, row.values)
        }
    }

    /// Returns nil for the option after the last value.
    private static func value<Value>(_ option: Int, of values: [Value]) -> Value? {
        values.indices.contains(option) ? values[option] : nil
    }
}

import Domain
import Navigation

/// Events of the proposed import that the coordinator handles.
@MainActor protocol ProposalPresenterDelegate: AnyObject {
    /// The user wants to change a meaning.
    func didRequestMeaning(_ choice: MeaningChoice)
    /// The user accepts the proposal.
    func didAccept(_ squad: SquadImport)
}

/// The meanings of which the user can choose one.
struct MeaningChoice: Equatable {
    let subject: ProposalState.Meaning.Subject
    /// The heading or the word.
    let name: String
    /// A part of the values, or the number of rows.
    let detail: String
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
    private weak var delegate: (any ProposalPresenterDelegate)?

    init(_ squad: SquadImport, delegate: any ProposalPresenterDelegate) {
        self.squad = squad
        self.delegate = delegate
        state = ProposalState(squad)
    }

    func didSelect(_ meaning: ProposalState.Meaning) {
        let options =
            switch meaning.subject {
            case .column: Self.columns.map(\.text)
            case .position: Position.allCases.map(\.rawValue) + [SquadColumn.ignored.text]
            case .skill: Skill.allCases.map(\.rawValue) + [SquadColumn.ignored.text]
            }
        delegate?.didRequestMeaning(
            MeaningChoice(
                subject: meaning.subject, name: meaning.name, detail: meaning.detail,
                options: options, selected: options.firstIndex(of: meaning.text)))
    }

    /// - Parameter option: The index of an option of the choice.
    func didChoose(_ option: Int, for subject: ProposalState.Meaning.Subject) {
        switch subject {
        case .column(let index): squad.setColumn(index, to: Self.columns[option])
        case .position(let word):
            squad.setPosition(of: word, to: Self.value(option, of: Position.allCases))
        case .skill(let word):
            squad.setSkill(of: word, to: Self.value(option, of: Skill.allCases))
        }
        state = ProposalState(squad)
    }

    func didToggle(_ player: ProposalState.Player) {
        squad.setIncluded(!player.isIncluded, row: player.id)
        state = ProposalState(squad)
    }

    func didAccept() {
        guard state.canImport else { return }
        delegate?.didAccept(squad)
    }

    /// Returns nil for the option after the last value.
    private static func value<Value>(_ option: Int, of values: [Value]) -> Value? {
        values.indices.contains(option) ? values[option] : nil
    }
}

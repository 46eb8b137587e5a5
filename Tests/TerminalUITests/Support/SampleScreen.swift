@testable import TerminalUI

/// A page with a recorded frame.
enum SampleScreen: String, CaseIterable, Sendable {
    case login, add, players, selection, empty, detail, choice, confirm, gather
    case alert1, alert2, alert3, keys

    @MainActor var page: Page {
        switch self {
        case .login: SamplePages.login
        case .add: SamplePages.add
        case .players: SamplePages.players()
        case .selection: SamplePages.players(checked: [1, 3])
        case .empty: SamplePages.empty
        case .detail: SamplePages.detail
        case .choice: SamplePages.choice
        case .confirm: SamplePages.confirm()
        case .gather, .keys: SamplePages.gather()
        case .alert1: SamplePages.gather(alert: SamplePages.alert(1))
        case .alert2: SamplePages.gather(alert: SamplePages.alert(2))
        case .alert3: SamplePages.gather(alert: SamplePages.alert(3))
        }
    }

    /// The keys that are pressed before the frame is drawn.
    var keys: [Key] {
        switch self {
        case .players: [.down, .down]
        case .confirm: [.down]
        case .alert2: [.right]
        case .keys: [.character("?")]
        default: []
        }
    }
}

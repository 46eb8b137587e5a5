import TerminalUI

/// An item of a page that has a number.
enum Item {
    case field(TextField)
    case toggle(Toggle)
    case choice(Choice)
    case action(NamedAction)
    case row(RowLocation)

    var label: String {
        switch self {
        case .field(let field): field.label
        case .toggle(let toggle): toggle.label
        case .choice(let choice): choice.label
        case .action(let named): named.name
        case .row(let location): location.row.title
        }
    }

    var isEnabled: Bool {
        switch self {
        case .field(let field): field.isEnabled
        case .toggle(let toggle): toggle.isEnabled
        case .choice(let choice): choice.isEnabled
        case .action(let named): named.action.isEnabled
        case .row(let location): location.row.activate != nil
        }
    }

    /// Returns the identity of the item.
    ///
    /// - Parameter occurrence: The number of items with the same name before this one.
    func identity(occurrence: Int) -> Identity {
        switch self {
        case .action(let named): .action(named.name, occurrence: occurrence)
        case .row(let location): .row(location.row.id, list: location.list.label)
        default: .element(label, occurrence: occurrence)
        }
    }

    /// The identity of an item, to detect that a number refers to another item than when it was
    /// printed.
    enum Identity: Hashable {
        case element(String, occurrence: Int)
        case action(String, occurrence: Int)
        case row(RowID, list: String)
    }
}

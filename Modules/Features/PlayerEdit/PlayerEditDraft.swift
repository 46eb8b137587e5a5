import Domain
import FootballUI
import Records

/// The edited value of one field, with its validation.
struct PlayerEditDraft: FormInput {
    /// A reason why a value is not valid.
    enum ValidationError: Error, Equatable {
        case missing
        case tooLong(maximum: Int)
        case outOfRange(ClosedRange<Int64>)
    }

    let field: PlayerField
    let original: Player
    /// The typed text or the selected option; empty for none.
    private(set) var text: String

    init(_ field: PlayerField, of player: Player) {
        self.field = field
        original = player
        text = field.value(of: player).text ?? ""
    }

    /// The options of a choice; nil for a text and for a number.
    var options: [String]? {
        if case .choice(let options) = field.description.type { options } else { nil }
    }

    /// Replaces the text. Does nothing for a choice.
    mutating func edit(_ text: String) {
        if options == nil { self.text = text }
    }

    /// Selects an option. An index after the last option clears the field. Does nothing for a text.
    mutating func choose(_ index: Int) {
        guard let options else { return }
        text = options.indices.contains(index) ? options[index] : ""
    }

    private func validated() throws(ValidationError) -> PlayerChange {
        guard let change = PlayerChange(field, value) else {
            switch field.description.type {
            case .integer(let range): throw .outOfRange(range)
            case .text(let maximum) where value != .null: throw .tooLong(maximum: maximum)
            default: throw .missing
            }
        }
        return change
    }

    private var value: RecordValue {
        // Texts without visible characters are empty numbers, too.
        let number = NumberEntry(text)
        guard number != .empty else { return .null }
        if case .integer = field.description.type, let value = number.value {
            return .integer(Int64(value))
        }
        return .text(text)
    }

    /// The reason why the value is not valid; nil when it is.
    var validationError: ValidationError? {
        do throws(ValidationError) {
            _ = try validated()
            return nil
        } catch {
            return error
        }
    }

    /// The change to store; nil when the value is not valid or equals the stored one.
    var change: PlayerChange? {
        guard let change = try? validated(), change.applied(to: original) != original else {
            return nil
        }
        return change
    }

    /// True if leaving discards input, valid or invalid.
    var isUnsaved: Bool { change != nil || validationError != nil }
}

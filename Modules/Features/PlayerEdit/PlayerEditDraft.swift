import Domain
import FootballUI

/// The edited value of one field, with its validation.
struct PlayerEditDraft: FormInput {
    /// A field with its edited value.
    enum Value: Equatable, Sendable {
        case name(String)
        case age(String)
        case favouriteTeam(String)
        case preferredPosition(Position?)
        case skill(Skill?)
    }

    /// A reason why a value is not valid.
    enum ValidationError: Error, Equatable {
        case nameMissing, nameTooLong, ageOutOfRange, teamTooLong
    }

    let original: Player
    private(set) var value: Value

    init(_ field: PlayerField, of player: Player) {
        original = player
        value =
            switch field {
            case .name: .name(player.name.text)
            case .age: .age(player.age.map { String($0.years) } ?? "")
            case .favouriteTeam: .favouriteTeam(player.favouriteTeam?.text ?? "")
            case .preferredPosition: .preferredPosition(player.preferredPosition)
            case .skill: .skill(player.skill)
            }
    }

    var field: PlayerField {
        switch value {
        case .name: .name
        case .age: .age
        case .favouriteTeam: .favouriteTeam
        case .preferredPosition: .preferredPosition
        case .skill: .skill
        }
    }

    /// Replaces the text. Does nothing for a choice.
    mutating func edit(_ text: String) {
        switch value {
        case .name: value = .name(text)
        case .age: value = .age(text)
        case .favouriteTeam: value = .favouriteTeam(text)
        case .preferredPosition, .skill: break
        }
    }

    /// Selects an option. An index after the last option clears the field. Does nothing for a text.
    mutating func choose(_ index: Int) {
        switch value {
        case .preferredPosition: value = .preferredPosition(Self.option(index, Position.allCases))
        case .skill: value = .skill(Self.option(index, Skill.allCases))
        case .name, .age, .favouriteTeam: break
        }
    }

    private func validated() throws(ValidationError) -> PlayerChange {
        switch value {
        case .name(let text): .name(try Self.name(text))
        case .age(let text): .age(try Self.age(text))
        case .favouriteTeam(let text): .favouriteTeam(try Self.team(text))
        case .preferredPosition(let position): .preferredPosition(position)
        case .skill(let skill): .skill(skill)
        }
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

    private static func option<Option>(_ index: Int, _ options: [Option]) -> Option? {
        options.indices.contains(index) ? options[index] : nil
    }

    private static func name(_ text: String) throws(ValidationError) -> PlayerName {
        if let name = PlayerName(text) { return name }
        throw PlayerName.validationError(in: text) == .empty ? .nameMissing : .nameTooLong
    }

    private static func age(_ text: String) throws(ValidationError) -> Age? {
        if NumberEntry(text) == .empty { return nil }
        guard let age = Age(text: text) else { throw .ageOutOfRange }
        return age
    }

    private static func team(_ text: String) throws(ValidationError) -> FavouriteTeam? {
        if FavouriteTeam.validationError(in: text) == .tooLong { throw .teamTooLong }
        return FavouriteTeam(text)
    }
}

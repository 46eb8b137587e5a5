import Domain

/// What one field of a player is to become, and what is valid there.
struct PlayerEditDraft: Equatable {
    /// The field with what the user has made of it so far.
    enum Value: Equatable {
        case name(String)
        case age(String)
        case favouriteTeam(String)
        case preferredPosition(Position?)
        case skill(Skill?)
    }

    /// Why a value cannot be stored.
    enum Problem: Error, Equatable {
        case noName, nameTooLong, noSuchAge, teamTooLong
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

    /// Which field it is.
    var field: PlayerField {
        switch value {
        case .name: .name
        case .age: .age
        case .favouriteTeam: .favouriteTeam
        case .preferredPosition: .preferredPosition
        case .skill: .skill
        }
    }

    /// Another text. A choice has none and stays what it is.
    mutating func edit(_ text: String) {
        switch value {
        case .name: value = .name(text)
        case .age: value = .age(text)
        case .favouriteTeam: value = .favouriteTeam(text)
        case .preferredPosition, .skill: break
        }
    }

    /// Another option, by its index; the one after the last clears the field. A text has no options
    /// and stays what it is.
    mutating func choose(_ index: Int) {
        switch value {
        case .preferredPosition: value = .preferredPosition(Self.option(index, Position.allCases))
        case .skill: value = .skill(Self.option(index, Skill.allCases))
        case .name, .age, .favouriteTeam: break
        }
    }

    /// The value as it would be stored.
    private func entered() throws(Problem) -> PlayerChange {
        switch value {
        case .name(let text): .name(try Self.name(text))
        case .age(let text): .age(try Self.age(text))
        case .favouriteTeam(let text): .favouriteTeam(try Self.team(text))
        case .preferredPosition(let position): .preferredPosition(position)
        case .skill(let skill): .skill(skill)
        }
    }

    /// Nil while the value is valid.
    var problem: Problem? {
        do throws(Problem) {
            _ = try entered()
            return nil
        } catch {
            return error
        }
    }

    /// What is to be stored; nil while the value is not valid, or is what it was.
    var change: PlayerChange? {
        guard let change = try? entered(), change.applied(to: original) != original else {
            return nil
        }
        return change
    }

    /// Whether something would be lost, valid or not.
    var hasUnsavedValue: Bool { change != nil || problem != nil }

    /// A name that somebody else may have.
    var newName: PlayerName? {
        if case .name(let name) = change { name } else { nil }
    }

    private static func option<Option>(_ index: Int, _ options: [Option]) -> Option? {
        options.indices.contains(index) ? options[index] : nil
    }

    private static func name(_ text: String) throws(Problem) -> PlayerName {
        if let name = PlayerName(text) { return name }
        throw PlayerName.validationError(in: text) == .empty ? .noName : .nameTooLong
    }

    private static func age(_ text: String) throws(Problem) -> Age? {
        if NumberEntry(text) == .empty { return nil }
        guard let age = Age(text: text) else { throw .noSuchAge }
        return age
    }

    private static func team(_ text: String) throws(Problem) -> TeamName? {
        if TeamName.validationError(in: text) == .tooLong { throw .teamTooLong }
        return TeamName(text)
    }
}

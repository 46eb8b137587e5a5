public import Records

/// The meaning of a column of a squad list.
public enum SquadColumn: String, Codable, CaseIterable, Sendable {
    case name, firstName, middleName, lastName, age
    /// The date or the year of birth.
    case birth
    case position, skill, team, nickname
    /// A column that is not imported.
    case ignored

    /// True if the column has a name or a part of it.
    var isName: Bool { [.name, .firstName, .middleName, .lastName].contains(self) }

    /// The field whose text the column has as it is; nil for a column that is read by rules of its
    /// own.
    public var textField: PlayerField? {
        switch self {
        case .team: PlayerField(\.favouriteTeam)
        case .nickname: PlayerField(\.nickname)
        default: nil
        }
    }
}

/// The meaning of a column of a squad list.
public enum SquadColumn: String, Codable, CaseIterable, Sendable {
    case name, firstName, middleName, lastName, age
    /// The date or the year of birth.
    case birth
    case position, skill, team
    /// A column that is not imported.
    case ignored

    /// True if the column has a name or a part of it.
    var isName: Bool { [.name, .firstName, .middleName, .lastName].contains(self) }
}

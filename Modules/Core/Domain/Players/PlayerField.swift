/// A field of a player that can be shown and edited.
public enum PlayerField: Hashable, CaseIterable, Sendable {
    case name, age, preferredPosition, skill, favouriteTeam
}

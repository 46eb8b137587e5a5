/// One of the things that are known of a player, to be shown or edited by itself.
public enum PlayerField: Hashable, CaseIterable, Sendable {
    case name, age, preferredPosition, skill, favouriteTeam
}

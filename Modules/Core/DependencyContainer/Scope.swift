/// How long a value lives that the container made.
public enum Scope: String, Sendable, CaseIterable {
    /// Made anew each time; lives as long as whoever asked for it.
    case unique
    /// One for the whole program.
    case app
    /// One for each session; gone when the session ends.
    case session
}

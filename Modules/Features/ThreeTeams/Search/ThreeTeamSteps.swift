/// The numbers of steps of the search for the fairest teams.
struct ThreeTeamSteps {
    /// The steps until the first teams are shown.
    let first: Int
    /// The steps until better ones are shown.
    let next: Int

    /// The number of times that better ones are looked for.
    let rounds: Int

    /// Steps that take a few hundredths of a second each, some ten seconds together.
    static let live = ThreeTeamSteps(first: 4_000_000, next: 8_000_000, rounds: 200)
}

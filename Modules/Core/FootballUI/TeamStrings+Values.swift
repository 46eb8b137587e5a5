extension TeamStrings {
    /// Returns the effect of a rule on fair teams in a few words.
    ///
    /// - Parameters:
    ///   - cost: The number by which the difference of the fairest teams would be smaller without
    ///     the rule, in hundredths.
    ///   - isMet: Whether the teams meet the rule.
    package static func effect(cost: Double, isMet: Bool) -> String {
        guard isMet else { return notMet }
        return cost == 0 ? noCost : Self.cost(FootballStrings.decimal(cost))
    }

    /// Returns the effect of an exchange of two players in a few words.
    ///
    /// - Parameter change: The difference of the teams after the exchange minus that before it, in
    ///   hundredths.
    package static func effect(change: Double) -> String {
        if change == 0 { return asFair }
        let difference = FootballStrings.decimal(abs(change))
        return change > 0 ? worse(difference) : better(difference)
    }
}

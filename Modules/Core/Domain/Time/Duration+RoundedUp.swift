extension Duration {
    /// The duration in milliseconds, rounded up: a remaining time above zero must not become zero.
    /// A duration that exceeds `Int64` becomes `Int64.max`.
    package var millisecondsRoundedUp: Int64 {
        let (seconds, attoseconds) = components
        let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000)
        guard !overflow else { return .max }
        return whole + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    }

    /// The duration in seconds, rounded up.
    var secondsRoundedUp: Int64 { components.seconds + (components.attoseconds > 0 ? 1 : 0) }
}

extension Duration {
    /// The duration in whole milliseconds, rounded towards zero.
    package var milliseconds: Int64 { Int64(self / .milliseconds(1)) }

    /// The duration in milliseconds, rounded up: a remaining time above zero must not become zero.
    /// A duration that exceeds `Int64` becomes `Int64.max`.
    package var millisecondsRoundedUp: Int64 {
        Int64(clamping: (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }

    /// The duration in seconds, rounded up.
    var secondsRoundedUp: Int64 { components.seconds + (components.attoseconds > 0 ? 1 : 0) }
}

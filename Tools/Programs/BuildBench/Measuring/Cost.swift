/// What a command took.
struct Cost: Equatable {
    /// From its start to its end, in seconds.
    let time: Double
    /// What it and all that it has started have computed, in seconds.
    let computing: Double
}

extension Cost {
    /// One after the other.
    static func + (one: Cost, other: Cost) -> Cost {
        Cost(time: one.time + other.time, computing: one.computing + other.computing)
    }
}

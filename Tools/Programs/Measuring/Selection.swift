/// What `Package.swift` asks its environment for.
package enum Selection {
    /// Makes the package one feature and what it needs.
    package static let feature = "FOOTBALL_GATHER_FEATURE"
    /// Makes the package one program and what it needs.
    package static let program = "FOOTBALL_GATHER_PROGRAM"

    /// What whoever calls a tool may have set, and what is measured must not inherit.
    package static let all = [feature, program]
}

/// How the sources are put together.
enum Shape: String, CaseIterable {
    /// The package as it is, and as people build it: a module for each feature.
    case modular
    /// The same, from a manifest that declares the program and what it needs, and neither tests nor
    /// demos.
    case program
    /// One target holds all of it.
    case single
}

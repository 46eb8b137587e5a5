/// What is measured, in the order in which it is done: what builds the tests comes last.
enum Measure: String, CaseIterable {
    /// Everything, from nothing to the program.
    case clean
    /// From a change inside a presenter to the program.
    case presenter
    /// From a change of a feature's public contract to the program.
    case contract
    /// From a change inside a presenter to the results of that feature's tests.
    case tests

    /// How a table calls it.
    var title: String {
        switch self {
        case .clean: "clean build"
        case .presenter: "presenter to program"
        case .contract: "contract to program"
        case .tests: "presenter to tests"
        }
    }
}

/// How the sources are put together.
enum Shape: String, CaseIterable {
    /// The package as it is: a module for each feature.
    case modular
    /// One target holds all of it.
    case single
}

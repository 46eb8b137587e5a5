/// What is measured, in the order in which it is done: what builds the tests comes last.
enum Measure: String, CaseIterable {
    /// Everything, from nothing to the program.
    case clean
    /// From no change at all to the program: what each build takes whatever was changed.
    case nothing
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
        case .nothing: "nothing changed"
        case .presenter: "presenter to program"
        case .contract: "contract to program"
        case .tests: "presenter to tests"
        }
    }

    /// In which shapes it is measured.
    var shapes: [Shape] {
        switch self {
        case .clean, .tests: [.modular, .single]
        case .nothing, .presenter, .contract: Shape.allCases
        }
    }
}

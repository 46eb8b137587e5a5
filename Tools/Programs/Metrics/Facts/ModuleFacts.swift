/// What is known of a module that is shipped.
struct ModuleFacts: Encodable {
    let name: String
    /// The name in an `import`.
    let module: String
    let layer: Layer
    var size = Size()
    /// What other modules may name: types and members. Requirements of a protocol and cases are a part
    /// of their type.
    var publicDeclarations = 0
    /// Functions with `@Test` in the tests that are named after it.
    var tests = 0
    /// The modules that it needs and those that need it, as the manifest says.
    var couplings = Coupling()
    /// The same as the files import them.
    var imports = Coupling()
    /// Nil where it was not measured.
    var coverage: LineCoverage?
}

/// How a module hangs together with others that are shipped.
struct Coupling: Equatable, Encodable {
    /// How many need it.
    var fanIn = 0
    /// How many it needs.
    var fanOut = 0

    /// The share of what it needs: 0 for what others rest on, 1 for what nobody rests on; nil for one
    /// that is alone.
    var instability: Double? {
        fanIn + fanOut == 0 ? nil : Double(fanOut) / Double(fanIn + fanOut)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(fanIn, forKey: .fanIn)
        try container.encode(fanOut, forKey: .fanOut)
        try container.encode(instability.map { ($0 * 100).rounded() / 100 }, forKey: .instability)
    }

    private enum Key: CodingKey {
        case fanIn, fanOut, instability
    }
}

/// How many of the lines that could run did so in tests.
struct LineCoverage: Equatable, Encodable {
    var lines = 0
    var covered = 0

    /// With one digit after the point, rounded down: 100 means all of them. Nil where there is nothing
    /// to run.
    var percent: Double? { lines == 0 ? nil : Double(covered * 1000 / lines) / 10 }
}

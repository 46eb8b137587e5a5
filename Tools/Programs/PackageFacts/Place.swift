/// Where a module of ours lives, which decides what it may import.
public enum Place: Hashable, Sendable {
    /// A module map of a C library.
    case system(String)
    /// A core module.
    case core(String)
    /// What connects Core with a library or a system.
    case adapter(String)
    /// A feature, or a variant of one.
    case feature(String)
    /// The one place where features meet.
    case composition
    /// A program for users.
    case runner(String)
    /// The program that shows the feature of that name alone.
    case demo(String)
    /// What those programs share.
    case demoSupport
    /// Doubles, clocks and drivers, for tests and demos.
    case testSupport
    /// The tests of the module of that name.
    case tests(String)
    /// A program for the people who work on the house, or what such programs share.
    case tool(String)
    /// A command of `swift package`.
    case plugin(String)

    /// The place of the file at `path`, given by its folders and its name from the top, or `nil`
    /// for a file that lies in no module's folder.
    public init?(path: [String]) {
        switch (path.first, path.dropFirst().first, path.dropFirst(2).first, path.count) {
        case ("Modules", "System", let name?, 4...): self = .system(name)
        case ("Modules", "Core", let name?, 4...): self = .core(name)
        case ("Modules", "Adapters", let name?, 4...): self = .adapter(name)
        case ("Modules", "Features", let name?, 4...): self = .feature(name)
        case ("App", "Demos", "DemoSupport", 4...): self = .demoSupport
        case ("App", "Demos", let name?, 4...): self = .demo(name)
        case ("App", "Demos", _, _): return nil
        case ("App", "Composition", _, 3...): self = .composition
        case ("App", let name?, _, 3...): self = .runner(name)
        case ("Modules", "Testing", "TestSupport", 4...): self = .testSupport
        case ("Tests", let name?, _, 3...) where name.hasSuffix("Tests"):
            self = .tests(String(name.dropLast("Tests".count)))
        case ("Tools", "Programs", let name?, 4...): self = .tool(name)
        case ("Tools", "Plugins", let name?, 4...): self = .plugin(name)
        default: return nil
        }
    }

    /// The name in an `import`.
    public var module: String {
        switch self {
        case .system(let name), .core(let name), .adapter(let name), .feature(let name),
            .tool(let name), .plugin(let name):
            name
        // A product's name may hold what a module's may not.
        case .runner(let name): String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        case .demo(let name): "\(name)Demo"
        case .demoSupport: "DemoSupport"
        case .composition: "Composition"
        case .testSupport: "TestSupport"
        case .tests(let name): "\(name)Tests"
        }
    }

    /// Whether it ends up on a user's machine.
    public var isShipped: Bool {
        switch self {
        case .system, .core, .adapter, .feature, .composition, .runner: true
        case .demo, .demoSupport, .testSupport, .tests, .tool, .plugin: false
        }
    }

    /// How a message calls it.
    public var description: String {
        switch self {
        case .system(let name): "system library \(name)"
        case .core(let name): "core module \(name)"
        case .adapter(let name): "adapter \(name)"
        case .feature(let name): "feature \(name)"
        case .composition: "Composition"
        case .runner(let name): "runner \(name)"
        case .demo(let name): "demo \(name)"
        case .demoSupport: "DemoSupport"
        case .testSupport: "TestSupport"
        case .tests: module
        case .tool(let name): "tool \(name)"
        case .plugin(let name): "plugin \(name)"
        }
    }
}

/// A layer of the architecture, which decides what a target may depend on.
package enum Layer: String, CaseIterable, Sendable {
    /// Module maps of C libraries, `Platform` and `WipingFree`.
    case system
    /// Modules without dependencies on other layers.
    case core
    /// Implementations of protocols of the core by means of a library or of the system.
    case adapter
    /// Features and their variants.
    case feature
    /// The module in which features meet.
    case composition
    /// Programs for users.
    case runner
    /// Programs that each show one feature, and the module that they share.
    case demo
    /// Test doubles, clocks, drivers and sample data.
    case testing
    /// Test targets.
    case tests
    /// Programs and modules for the developers of this package.
    case tool
    /// Commands of `swift package`.
    case plugin

    /// Creates the layer of the target in a folder, or returns `nil` if no target belongs there.
    ///
    /// - Parameter folder: The folder, relative to the package's folder.
    package init?(folder: String) {
        let names = folder.split(separator: "/")
        switch (names.first, names.dropFirst().first, names.count) {
        case ("Modules", "System", 3): self = .system
        case ("Modules", "Core", 3): self = .core
        case ("Modules", "Adapters", 3): self = .adapter
        case ("Modules", "Features", 3): self = .feature
        case ("Modules", "Testing", 3): self = .testing
        case ("App", "Demos", 3): self = .demo
        case ("App", "Demos", _): return nil
        case ("App", "Composition", 2): self = .composition
        case ("App", _?, 2): self = .runner
        case ("Tests", _?, 2): self = .tests
        case ("Tools", "Programs", 3): self = .tool
        case ("Tools", "Plugins", 3): self = .plugin
        default: return nil
        }
    }

    /// True if the layer is part of the program for users.
    package var isShipped: Bool {
        ![.demo, .testing, .tests, .tool, .plugin].contains(self)
    }
}

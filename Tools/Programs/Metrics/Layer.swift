/// An architectural layer of the app, listed from top to bottom.
enum Layer: String, CaseIterable, Encodable {
    case runner = "Runner"
    case composition = "Composition"
    case features = "Features"
    case adapters = "Adapters"
    case core = "Core"
    case system = "System"

    /// Creates the layer of a module, or nil for tests, demos and tools.
    ///
    /// - Parameter path: the folder of the module, relative to the package.
    init?(path: String) {
        let folders = path.split(separator: "/")
        switch folders.first {
        case "Modules" where folders.count == 3: self.init(rawValue: String(folders[1]))
        case "App" where folders.count == 2:
            self = folders[1] == "Composition" ? .composition : .runner
        default: return nil
        }
    }

    /// A colour that is legible on light and dark backgrounds.
    var colour: String {
        switch self {
        case .runner: "#c2703d"
        case .composition: "#b8577c"
        case .features: "#4a86c5"
        case .adapters: "#3f9478"
        case .core: "#7f6bc0"
        case .system: "#7d8590"
        }
    }
}

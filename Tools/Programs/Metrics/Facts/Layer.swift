import PackageFacts

/// A layer of the house, from the top down.
enum Layer: String, CaseIterable, Encodable {
    case runner, composition, features, adapters, core, system

    /// Nil for what is not shipped: tests, demos, tools.
    init?(_ place: Place?) {
        switch place {
        case .runner: self = .runner
        case .composition: self = .composition
        case .feature: self = .features
        case .adapter: self = .adapters
        case .core: self = .core
        case .system: self = .system
        default: return nil
        }
    }

    /// As people read it.
    var title: String {
        switch self {
        case .runner: "Runner"
        case .composition: "Composition"
        case .features: "Features"
        case .adapters: "Adapters"
        case .core: "Core"
        case .system: "System"
        }
    }
}

extension Manifest.Target {
    /// Where its files belong; nil where no module should be.
    var place: Place? {
        Place(path: path.split(separator: "/").map(String.init) + ["A.swift"])
    }
}

import PackageFacts

/// What a file is for. Its place and its name tell.
enum Role: String, CaseIterable, Encodable {
    case coordinators, presenters, views, contracts
    case domain, navigation, container, terminalUI, otherCore
    case adapters, composition, runner
    case demos, tests, testSupport, tools

    /// Nil outside every module's folder.
    init?(_ file: SourceFile) {
        switch file.place {
        case .feature: self = Self.ofFeature(file)
        case .core("Domain"): self = .domain
        case .core("Navigation"): self = .navigation
        case .core("DependencyContainer"): self = .container
        case .core("TerminalUI"): self = .terminalUI
        case .core: self = .otherCore
        case .adapter, .system: self = .adapters
        // The flows are the coordinators of coordinators.
        case .composition: self = file.name.contains("Flow") ? .coordinators : .composition
        case .runner: self = .runner
        case .demo, .demoSupport: self = .demos
        case .testSupport: self = .testSupport
        case .tests: self = .tests
        case .tool, .plugin: self = .tools
        case nil: return nil
        }
    }

    private static func ofFeature(_ file: SourceFile) -> Role {
        let path = file.path.split(separator: "/")
        if path.dropFirst(3).first == "Public" { return .contracts }
        let name = file.name.prefix { $0 != "." }
        if name.hasSuffix("Coordinator") { return .coordinators }
        // Also an extension of it, and the values that it decides by: as Tools/test --coverage has it.
        let decides =
            name.contains("Presenter")
            || ["Record", "Change", "Draft"].contains { name.hasSuffix($0) }
        return decides ? .presenters : .views
    }

    /// As people read it.
    var title: String {
        switch self {
        case .coordinators: "coordinators"
        case .presenters: "presenters"
        case .views: "views"
        case .contracts: "contracts"
        case .domain: "domain"
        case .navigation: "navigation"
        case .container: "dependency container"
        case .terminalUI: "terminal UI"
        case .otherCore: "other core modules"
        case .adapters: "adapters"
        case .composition: "composition"
        case .runner: "runner"
        case .demos: "demos"
        case .tests: "tests"
        case .testSupport: "test support"
        case .tools: "tools"
        }
    }

    /// What belongs to it, where the title does not say so.
    var explanation: String? {
        switch self {
        case .coordinators: "of features, and the flows of Composition"
        case .presenters: "and the values that they decide by"
        case .views: "screens, their states, alerts and words"
        case .contracts: "Public/ of features"
        case .adapters: "storage, two terminals, time, Unicode"
        case .composition: "without the flows"
        default: nil
        }
    }

    /// Whether it ends up on a user's machine.
    var isShipped: Bool {
        switch self {
        case .demos, .tests, .testSupport, .tools: false
        default: true
        }
    }
}

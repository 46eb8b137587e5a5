/// A change of the tree that was asked for, as a value.
public enum NavigationCommand: Hashable, Sendable {
    case start(TypeName, under: TypeName?, as: Placement?)
    case show(TypeName, at: RouteRecord?, by: TypeName, as: Placement)
    case setStack([TypeName], by: TypeName)
    case showTabs(Int, at: RouteRecord?, by: TypeName, as: Placement)
    case selectTab(Int)
    case pop
    case popTo(TypeName)
    case popToRoot
    case dismiss
    case leave(TypeName)
    /// A link's places, by its text.
    case open(String)
    /// A saved tree, by how many layers it has.
    case restore(layers: Int)
    case close

    /// Whether it puts something above the screen that the user sees, who may be busy there.
    var coversWhatIsVisible: Bool {
        switch self {
        case .start(_, _, let placement): placement != .root
        case .show(_, _, _, let placement), .showTabs(_, _, _, let placement): placement != .root
        case .setStack, .open, .restore: true
        case .selectTab, .pop, .popTo, .popToRoot, .dismiss, .leave, .close: false
        }
    }
}

extension NavigationCommand: CustomStringConvertible {
    /// A line for a log.
    public var description: String {
        switch self {
        case .start(let child, let parent, let placement):
            "start \(child)" + (parent.map { " under \($0)" } ?? "")
                + (placement.map { " as \($0)" } ?? "")
        case .show(let screen, let route, let owner, let placement):
            "show \(screen)\(at(route)) by \(owner) as \(placement)"
        case .setStack(let screens, let owner):
            "set stack \(screens.map(\.description).joined(separator: ", ")) by \(owner)"
        case .showTabs(let count, let route, let owner, let placement):
            "show \(count) tabs\(at(route)) by \(owner) as \(placement)"
        case .selectTab(let index): "select tab \(index)"
        case .pop: "pop"
        case .popTo(let screen): "pop to \(screen)"
        case .popToRoot: "pop to root"
        case .dismiss: "dismiss"
        case .leave(let coordinator): "leave \(coordinator)"
        case .open(let path): "open \(path)"
        case .restore(let count): "restore \(count) layers"
        case .close: "close"
        }
    }

    private func at(_ route: RouteRecord?) -> String { route.map { " at \($0)" } ?? "" }
}

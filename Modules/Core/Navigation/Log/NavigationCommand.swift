/// A change of the tree that was asked for, as a value.
public enum NavigationCommand: Hashable, Sendable {
    /// A coordinator, under its parent, to where its first screen goes.
    case start(TypeName, under: TypeName?, as: Placement?)
    /// A screen of a coordinator, at the place with this name.
    case show(TypeName, at: RouteRecord?, by: TypeName, as: Placement)
    /// The visible stack, from the lowest screen up.
    case setStack([TypeName], by: TypeName)
    /// So many tabs of a coordinator.
    case showTabs(Int, at: RouteRecord?, by: TypeName, as: Placement)
    /// Another tab, counted from 0.
    case selectTab(Int)
    /// What is on top goes.
    case pop
    /// Everything above a screen goes.
    case popTo(TypeName)
    /// Everything above the lowest screen of the visible stack goes.
    case popToRoot
    /// The topmost modal goes.
    case dismiss
    /// A coordinator goes, with all that it has started.
    case leave(TypeName)
    /// A link's places, by its text.
    case open(String)
    /// A saved tree, by how many layers it has.
    case restore(layers: Int)
    /// Everything goes, for good.
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

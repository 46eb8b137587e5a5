/// A requested change of the navigation tree.
public enum NavigationCommand: Hashable, Sendable {
    /// Starts a coordinator under its parent.
    case start(TypeName, under: TypeName?, as: Placement?)
    /// Shows a screen of a coordinator.
    case show(TypeName, at: RouteRecord?, by: TypeName, as: Placement)
    /// Replaces the own stack of a coordinator; the lowest screen comes first.
    case setStack([TypeName], by: TypeName)
    /// Shows a number of tabs of a coordinator.
    case showTabs(Int, at: RouteRecord?, by: TypeName, as: Placement)
    /// Selects the tab with an index.
    case selectTab(Int, of: NodeID)
    /// Removes the visible screen.
    case pop
    /// Removes everything above a screen.
    case popTo(TypeName)
    /// Removes everything above the lowest screen of the visible stack.
    case popToRoot
    /// Removes the topmost modal.
    case dismiss
    /// Removes a coordinator and its descendants.
    case leave(TypeName)
    /// Opens the deep link with this text.
    case open(String)
    /// Restores a snapshot with a number of layers.
    case restore(layers: Int)
    /// Removes everything and ends the navigator.
    case close

    /// A Boolean value that indicates whether the command covers or replaces the visible screen.
    var coversVisibleScreen: Bool {
        switch self {
        case .start(_, _, let placement): placement != .root
        case .show(_, _, _, let placement), .showTabs(_, _, _, let placement): placement != .root
        case .setStack, .open, .restore: true
        case .selectTab, .pop, .popTo, .popToRoot, .dismiss, .leave, .close: false
        }
    }
}

extension NavigationCommand: CustomStringConvertible {
    /// The command as one line: `show NoteScreen at note 1 2 by NoteCoordinator as push`.
    public var description: String {
        switch self {
        case .start(let child, let parent, let placement):
            "start \(child)" + (parent.map { " under \($0)" } ?? "")
                + (placement.map { " as \($0)" } ?? "")
        case .show(let screen, let route, let owner, let placement):
            "show \(screen)\(suffix(for: route)) by \(owner) as \(placement)"
        case .setStack(let screens, let owner):
            "set stack \(screens.map(\.description).joined(separator: ", ")) by \(owner)"
        case .showTabs(let count, let route, let owner, let placement):
            "show \(count) tabs\(suffix(for: route)) by \(owner) as \(placement)"
        case .selectTab(let index, let tabs): "select tab \(index) of \(tabs)"
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

    private func suffix(for route: RouteRecord?) -> String { route.map { " at \($0)" } ?? "" }
}

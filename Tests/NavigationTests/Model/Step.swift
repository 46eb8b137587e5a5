import Navigation

/// A step of a random sequence. Screens, coordinators and items are numbers.
indirect enum Step {
    case start(Int, under: Int?, as: Placement?)
    /// Starts a coordinator for its result.
    case run(Int, under: Int, as: Placement?)
    case finish(Int, with: Int)
    /// Shows a screen, with the route of an item.
    case show(Int, at: Int?, as: Placement? = nil, hint: Int? = nil, by: Int)
    /// Shows tabs, each with its steps.
    case showTabs(
        [[Step]], hasRoute: Bool, selecting: Int = 0, as: Placement? = nil, hint: Int? = nil,
        by: Int)
    case pop
    case popToRoot
    case popTo(Int)
    case dismiss
    case back
    /// Asks the screens that `dismiss`, `popTo`, `leave` or `close` would remove, and then issues
    /// it.
    case asking(Step)
    /// Selects a tab of the tabs with a number, counted from the root up.
    case selectTab(Int, of: Int)
    case leave(Int)
    case close
    case transaction([Step])
    /// Runs steps in a transaction and ignores its error.
    case attempt([Step])
    /// Throws an error.
    case fail
    /// Issues a step on behalf of a screen.
    case onBehalf(of: Int, Step)
    case answer(Int, Bool)
    /// The screen drops its confirmation.
    case dropConfirmation(Int)
    case open(Link)
    /// Opens a link whose first destination is loaded until one of the next two steps.
    case beginOpening(Link)
    case finishOpening
    case cancelOpening
}

/// A link in a sequence: the destinations to show, each by a coordinator of its own.
struct Link {
    /// The items to show; nil for tabs.
    var items: [Int?]
    var coordinators: [Int]
    /// The parent of the coordinators.
    var parent: Int
    /// True if a `PendingDeepLink` opens the link from its parent.
    var isPending = false

    var routes: [any Route] {
        items.map { (item) -> any Route in
            if let item { ItemRoute(number: item) } else { TabsRoute() }
        }
    }
    var path: String { DeepLink(routes).description }
}

extension RouteMap {
    /// Shows the destination of a link, with the destinations on the way below it, in one
    /// transaction.
    ///
    /// The root stays, and so do the destinations that are shown already. The screens above them
    /// are removed, if all of them allow that. A link that is opened while an earlier one is loaded
    /// takes its place.
    ///
    /// - Parameters:
    ///   - link: The link to open.
    ///   - source: The value from which the first destination is resolved.
    ///   - navigator: The navigator that shows the destinations.
    /// - Returns: Whether the destination is visible or the user must confirm first.
    /// - Throws: The reason why the destination cannot be shown. The tree is unchanged then.
    @discardableResult
    public func open(
        _ link: DeepLink, from source: Source, on navigator: Navigator
    ) async throws(DeepLinkError) -> DeepLinkOutcome {
        try await open(link, from: source, on: navigator) { true }
    }

    /// - Parameter isWanted: Returns whether to show the link after it has been loaded.
    func open(
        _ link: DeepLink, from source: Source, on navigator: Navigator, while isWanted: () -> Bool
    ) async throws(DeepLinkError) -> DeepLinkOutcome {
        let isNewest = navigator.beginOpening()
        let destinations = try await resolve(link, from: source)
        guard !Task.isCancelled, isNewest(), isWanted() else { throw .cancelled }
        return try navigator.open(destinations)
    }
}

extension Navigator {
    fileprivate func open(_ destinations: [ResolvedRoute]) throws(DeepLinkError) -> DeepLinkOutcome
    {
        // `show` rejects a stale link. The screens must not be asked because of such a link.
        if isTimely(covering: true) {
            let permission = askToLeave(
                removing: { navigator in
                    navigator.nodes(removedBy: {
                        navigator.follow(navigator.path(to: destinations))
                    })
                },
                then: { navigator in navigator.attempt { try navigator.show(destinations) } })
            switch permission {
            case .granted, .gone: break
            case .pending: return .asking
            case .refused: throw .dismissalRefused
            }
        }
        do throws(NavigationError) {
            try show(destinations)
            return .opened
        } catch {
            throw .navigationFailed(error)
        }
    }

    private func show(_ destinations: [ResolvedRoute]) throws(NavigationError) {
        try perform(covering: true) { _ throws(NavigationError) in
            guard !tree.layers.isEmpty else { throw .nothingBelow }
            let path = path(to: destinations)
            follow(path)
            for destination in destinations.dropFirst(path.shownDestinations) {
                // Each destination is on top of the one before it, whichever coordinator shows it.
                try withPlacement(.pushOnVisibleStack) { () throws(NavigationError) in
                    try destination.show()
                }
            }
        }
    }
}

/// A deep link that waits until its source is in the tree, such as a session after a sign-in.
@MainActor public final class PendingDeepLink {
    /// The link that has not been opened yet. Set it to nil to discard the link, or to another link
    /// that takes its place, also while the link is loaded.
    public var link: DeepLink?
    /// The number of calls of `open(through:from:)` that have begun to load a link.
    private var callCount = 0

    /// Creates a pending link.
    public init(_ link: DeepLink? = nil) {
        self.link = link
    }

    /// Opens the link, once. The link stays pending if the source leaves the tree before the
    /// destination is shown.
    ///
    /// - Parameters:
    ///   - map: The destinations of links.
    ///   - source: The coordinator from which the first destination is resolved.
    /// - Returns: The outcome; nil when there is no link, when it was discarded, when it stays
    ///   pending, or when a later call opens it.
    /// - Throws: The reason why the destination cannot be shown.
    @discardableResult
    public func open<Source: Coordinator>(
        through map: RouteMap<Source>, from source: Source
    ) async throws(DeepLinkError) -> DeepLinkOutcome? {
        guard let opened = link else { return nil }
        callCount += 1
        let call = callCount
        do throws(DeepLinkError) {
            let outcome = try await map.open(opened, from: source, on: source.navigator) {
                link == opened
            }
            if link == opened { link = nil }
            return outcome
        } catch {
            guard call == callCount, link == opened, source.navigator.contains(source) else {
                return nil
            }
            link = nil
            throw error
        }
    }
}

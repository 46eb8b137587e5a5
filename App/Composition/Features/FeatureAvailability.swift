import Navigation
import TerminalUI

/// The factory of a feature, or the reason why the feature is unavailable.
enum FeatureAvailability<Building> {
    /// The factory of the feature's screens.
    case available(Building)
    /// A sentence for the user.
    case unavailable(reason: String)

    /// The reason, as a sentence for the user; nil for an available feature.
    var unavailableReason: String? {
        if case .unavailable(let reason) = self { reason } else { nil }
    }

    /// Returns the feature's coordinator; for an unavailable feature, one that shows the reason.
    ///
    /// - Parameters:
    ///   - explanation: A sentence to show before the reason.
    ///   - make: A closure that creates the coordinator of an available feature.
    @MainActor func coordinator(
        on navigator: Navigator, explanation: String? = nil,
        make: @MainActor (Building) -> any Coordinator
    ) -> any Coordinator {
        switch self {
        case .available(let building): return make(building)
        case .unavailable(let reason):
            let message = [explanation, reason].compactMap(\.self).joined(separator: " ")
            let page = Page(
                title: footballGather,
                elements: [
                    .emptyState(
                        EmptyState(title: CompositionStrings.unavailableScreen, message: message))
                ])
            return ScreenCoordinator(on: navigator) { PageScreen(work: $0) { page } }
        }
    }

    /// Returns the factory, or throws a `DeepLinkError` with the reason.
    func get() throws(DeepLinkError) -> Building {
        switch self {
        case .available(let building): return building
        case .unavailable(let reason): throw .notFound(reason)
        }
    }
}

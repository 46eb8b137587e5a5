/// The user's progress with an alert.
struct AlertState {
    private let title: String
    private let message: String?
    /// The index of the action that Enter performs.
    var choice: Int
    /// True if the alert has been drawn. Keys typed before that do not answer it.
    var isSeen = false

    init(_ alert: Alert) {
        title = alert.title
        message = alert.message
        // Enter alone must not perform a destructive action.
        let harmless = alert.actions.firstIndex { $0.isEnabled && $0.weight != .destructive }
        choice = harmless ?? alert.actions.firstIndex(where: \.isEnabled) ?? 0
    }

    func isState(of alert: Alert) -> Bool { title == alert.title && message == alert.message }
}

import Navigation

// snippet: app
@MainActor final class NotesApp {
    let navigator = Navigator()
    let window: Window
    private let flow: NotesFlow

    init(_ notebook: Notebook) throws(NavigationError) {
        window = Window(navigator)
        flow = NotesFlow(notebook, on: navigator)
        try navigator.start(flow, under: nil)
    }
}
// end

// snippet: app-links
extension NotesApp {
    func open(_ link: String) async throws(DeepLinkError) -> DeepLinkOutcome {
        try await RouteMap.notes.open(RouteMap.notes.link(from: link), from: flow, on: navigator)
    }

    var saved: String { navigator.state.text }

    func restore(_ saved: String) async {
        guard let state = NavigationState(text: saved) else { return }
        await RouteMap.notes.restore(state, from: flow, on: navigator)
    }
}
// end

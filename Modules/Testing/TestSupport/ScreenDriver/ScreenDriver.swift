import Localization
import Navigation
public import TerminalUI

/// Operates a workspace by the labels on its page. Each function throws for a label that is
/// missing, ambiguous or disabled.
///
/// The functions do not wait for operations that they start; `settle` does.
@MainActor public struct ScreenDriver {
    /// The workspace that is operated.
    public let workspace: Workspace

    /// The page with the texts of tests, which are English also where a test shows another
    /// language.
    var page: Page? { workspace.page(in: .en) }

    /// Creates a driver of a workspace.
    public init(_ workspace: Workspace) {
        self.workspace = workspace
    }

    /// Waits until no operation is running and the workspace has handled all events.
    public func settle() async {
        let activity = workspace.navigator.activity
        repeat {
            await activity.waitUntilIdle()
            // The workspace waits in the same way before it handles the next event.
            await Task.yield()
        } while !(activity.isIdle && workspace.hasHandledTypeAhead)
    }

    /// Goes back as the key does: cancels an open alert, or asks at the root whether to quit.
    public func back() {
        workspace.goBack()
    }

    // MARK: - Search

    func page(for requested: String) throws(ScreenDriverError) -> Page {
        guard let page else {
            throw ScreenDriverError(
                reason: .nothingShown, requested: requested, page: "", available: [])
        }
        return page
    }

    /// Returns the page, and throws while an alert is open.
    func pageWithoutAlert(for requested: String) throws(ScreenDriverError) -> Page {
        let page = try page(for: requested)
        if let alert = page.alert {
            throw ScreenDriverError(
                reason: .alertOpen, requested: requested, page: alert.title,
                available: alert.actions.map(\.label))
        }
        return page
    }

    /// Returns the only element with a label.
    func uniqueElement<Element>(
        _ label: String, kind: String, of candidates: [(names: [String], element: Element)],
        on page: Page
    ) throws(ScreenDriverError) -> Element {
        let found = candidates.filter { $0.names.contains(label) }
        guard found.count == 1 else {
            throw ScreenDriverError(
                reason: found.isEmpty ? .missing : .ambiguous, requested: "\(kind) \"\(label)\"",
                page: page.title, available: candidates.compactMap(\.names.first))
        }
        return found[0].element
    }

    func checkEnabled(
        _ isEnabled: Bool, _ label: String, kind: String, on page: Page, available: [String] = []
    ) throws(ScreenDriverError) {
        guard !isEnabled else { return }
        throw ScreenDriverError(
            reason: .disabled, requested: "\(kind) \"\(label)\"", page: page.title,
            available: available)
    }
}

import Navigation
public import TerminalUI

/// Uses a workspace as a person does, by what is written on the page, so that a test reads like a
/// script. What is missing, ambiguous or disabled throws.
///
/// Nothing here waits: a test that starts something which takes time says `await driver.settle()`.
@MainActor public struct ScreenDriver {
    /// What is used.
    public let workspace: Workspace

    /// - Parameter workspace: with a screen on it, or every action throws.
    public init(_ workspace: Workspace) {
        self.workspace = workspace
    }

    /// Waits until no work is under way and the main actor has nothing left to do.
    public func settle() async {
        let activity = workspace.navigator.activity
        var quietTurns = 0
        while quietTurns < 10 {
            quietTurns = activity.isIdle ? quietTurns + 1 : 0
            await activity.waitUntilIdle()
            await Task.yield()
        }
    }

    /// Back, as the key does it: at the root it asks whether to quit, and it cancels a question.
    public func back() {
        workspace.goBack()
    }

    // MARK: - Finding

    func page(for wanted: String) throws(ScreenDriverError) -> Page {
        guard let page = workspace.page else {
            throw ScreenDriverError(problem: .nothingShown, wanted: wanted, page: "", there: [])
        }
        return page
    }

    /// The page, provided that nothing is asked.
    func freePage(for wanted: String) throws(ScreenDriverError) -> Page {
        let page = try page(for: wanted)
        if let alert = page.alert {
            throw ScreenDriverError(
                problem: .asked, wanted: wanted, page: alert.title,
                there: alert.actions.map(\.label))
        }
        return page
    }

    /// The only one of some things that is called so.
    func only<Thing>(
        _ label: String, kind: String, of things: [(names: [String], thing: Thing)], on page: Page
    ) throws(ScreenDriverError) -> Thing {
        let found = things.filter { $0.names.contains(label) }
        guard found.count == 1 else {
            throw ScreenDriverError(
                problem: found.isEmpty ? .missing : .ambiguous, wanted: "\(kind) \"\(label)\"",
                page: page.title, there: things.compactMap(\.names.first))
        }
        return found[0].thing
    }

    func checkEnabled(
        _ isEnabled: Bool, _ label: String, kind: String, on page: Page, there: [String] = []
    ) throws(ScreenDriverError) {
        guard !isEnabled else { return }
        throw ScreenDriverError(
            problem: .disabled, wanted: "\(kind) \"\(label)\"", page: page.title, there: there)
    }
}

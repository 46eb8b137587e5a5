public import Domain
public import TerminalUI

/// An addition of a feature to the pages of others about a subject, such as a player or a gather.
public enum PageContribution<Subject>: Sendable {
    /// A section with facts about the subject, below those of the page: its heading, and a closure
    /// that loads its rows. Called each time the page appears, and for each change of the subject.
    /// A section without rows is left out. The page about a draft of a match shows the rows as
    /// text without the heading.
    case section(
        String,
        rows:
            @MainActor (Subject) async throws(StorageError) -> [(label: String, value: String)])
    /// An action of the page.
    case action(ContributedAction<Subject>)
}

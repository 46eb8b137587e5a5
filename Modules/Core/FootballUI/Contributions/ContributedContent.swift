import Domain
package import Navigation
package import TerminalUI

/// A section of another feature on a page.
package struct ContributedSection: Equatable {
    /// A fact.
    package struct Row: Equatable {
        package let label: String
        package let value: String
    }

    package let title: String
    package fileprivate(set) var rows: [Row] = []
    /// The text in place of the rows while they are loaded, or after an error; nil otherwise.
    package fileprivate(set) var placeholder: String? = FootballStrings.loading

    /// Returns the sections as parts of a list, without those that have nothing to show.
    ///
    /// - Parameter first: The number of the first row.
    package static func sections(_ contributed: [Self], from first: Int64) -> [Section] {
        var number = first
        return contributed.filter { !$0.rows.isEmpty || $0.placeholder != nil }.map { section in
            let rows = section.rows.map { row in
                defer { number += 1 }
                return TerminalUI.Row(
                    RowID(number), title: row.label, details: [TerminalUI.Row.Detail(row.value)])
            }
            return Section(section.title, rows: Rows(rows), placeholder: section.placeholder)
        }
    }
}

/// The sections and the actions of other features on a page.
@MainActor package final class ContributedContent<Subject: Sendable> {
    private typealias Load =
        @MainActor (Subject) async throws(StorageError) -> [(label: String, value: String)]

    /// The sections in their order.
    package private(set) var sections: [ContributedSection] = []
    private var loads: [Load] = []
    private var actions: [ContributedAction<Subject>] = []
    private let work: WorkScope

    package init(_ contributions: [PageContribution<Subject>], work: WorkScope) {
        self.work = work
        for contribution in contributions {
            switch contribution {
            case .section(let title, let rows):
                sections.append(ContributedSection(title: title))
                loads.append(rows)
            case .action(let action): actions.append(action)
            }
        }
    }

    /// Returns the actions for a subject.
    package func actions(for subject: Subject) -> [Action] {
        actions.map { $0.action(for: subject) }
    }

    /// Loads the rows of all sections. Each one shows its own failure.
    ///
    /// - Parameter didLoad: A closure that is called after each section.
    package func load(_ subject: Subject, didLoad: @escaping @MainActor () -> Void) {
        for (index, load) in loads.enumerated() {
            work.enqueue { [weak self] in
                do throws(StorageError) {
                    let rows = try await load(subject)
                    self?.sections[index].rows = rows.map {
                        .init(label: $0.label, value: $0.value)
                    }
                    self?.sections[index].placeholder = nil
                } catch {
                    self?.sections[index].rows = []
                    self?.sections[index].placeholder = error.message
                }
                if self != nil { didLoad() }
            }
        }
    }
}

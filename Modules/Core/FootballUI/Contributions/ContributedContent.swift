import Domain
package import Navigation
package import TerminalUI

/// A section of another feature on a page.
package struct ContributedSection: Equatable {
    /// A fact. The value is empty if the label contains all of it.
    package struct Row: Equatable {
        package let label: String
        package let value: String
    }

    package let title: String
    package fileprivate(set) var rows: [Row] = []
    /// The text in place of the rows: while they are loaded, or why they cannot be; nil if they are
    /// loaded.
    package fileprivate(set) var placeholder: String? = FootballStrings.loading
    fileprivate var isLoading = true

    /// The rows, or the reason why they cannot be loaded, as text for a page without room for a
    /// section; nil without any.
    package var sentences: String? {
        guard !isLoading else { return nil }
        let texts = rows.map { $0.value.isEmpty ? $0.label : "\($0.label): \($0.value)" }
        return texts.isEmpty ? placeholder : texts.joined(separator: " ")
    }

    /// Returns the sections as parts of a list. A section that is loaded and has no rows is left
    /// out.
    ///
    /// - Parameters:
    ///   - first: The number of the first row.
    ///   - showsLoading: Whether sections are shown while they are loaded. In columns, a section
    ///     that is left out afterwards would change the width of the others twice.
    package static func sections(
        _ contributed: [Self], from first: Int64, showsLoading: Bool = true
    ) -> [Section] {
        var number = first
        let shown = contributed.filter { section in
            section.isLoading ? showsLoading : !section.rows.isEmpty || section.placeholder != nil
        }
        return shown.map { section in
            let rows = section.rows.map { row in
                defer { number += 1 }
                return TerminalUI.Row(
                    RowID(number), title: row.label,
                    details: row.value.isEmpty ? [] : [TerminalUI.Row.Detail(row.value)])
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
        actions.compactMap { $0.action(for: subject) }
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
                self?.sections[index].isLoading = false
                if self != nil { didLoad() }
            }
        }
    }
}

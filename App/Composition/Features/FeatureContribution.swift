import DependencyContainer
import Domain
import FairTeams
import FootballUI
import Navigation
import PlayerDetail
import PlayerList
import Settings
import TerminalUI

/// An addition of a feature to a page of another feature, or to the tabs of the session.
struct FeatureContribution<Building>: Sendable {
    /// The key of the contribution; nil for none.
    let key: ContributedKey?
    /// Registers the contribution. Only called if the feature is available.
    let register: @MainActor @Sendable (Container) -> Void
}

extension FeatureContribution {
    /// Returns an action of the player list that starts a coordinator, which is a place of the
    /// session too.
    ///
    /// - Parameters:
    ///   - key: A key that neither the page nor another contribution uses, and that is not
    ///     reserved.
    ///   - unavailableReason: A closure that returns the reason why the action cannot be performed.
    ///   - start: A closure that returns the coordinator.
    static func playersAction(
        _ label: @autoclosure @escaping @Sendable () -> String, key: Key?,
        unavailableReason: @escaping @MainActor (Building) -> String? = { _ in nil },
        start: @escaping @MainActor (Building, SessionFlow) -> any Coordinator
    ) -> Self {
        let action = action(
            label, key, on: .players, as: PlayerListContribution.action,
            unavailableReason: { building, _ in unavailableReason(building) },
            start: { building, _, flow in start(building, flow) })
        return Self(key: action.key) { container in
            action.register(container)
            contribute(label, unavailableReason, start, to: container)
        }
    }

    /// Contributes a place.
    @MainActor private static func contribute(
        _ label: @escaping @Sendable () -> String,
        _ unavailableReason: @escaping @MainActor (Building) -> String?,
        _ start: @escaping @MainActor (Building, SessionFlow) -> any Coordinator,
        to container: Container
    ) {
        container.contribute(
            SessionPlace.self, needs: Building.self, SessionFlowReference.self
        ) { building, session in
            SessionPlace {
                Action(label(), unavailableReason: unavailableReason(building)) {
                    session.start { start(building, $0) }
                }
            }
        }
    }

    /// Returns an action of each row of the player list that starts a coordinator.
    ///
    /// - Parameters:
    ///   - key: A key that neither the page nor another contribution uses, and that is not
    ///     reserved.
    ///   - unavailableReason: A closure that returns the reason why the action cannot be performed.
    ///   - start: A closure that returns the coordinator.
    static func playersRowAction(
        _ label: @autoclosure @escaping @Sendable () -> String, key: Key?,
        unavailableReason: @escaping @MainActor (Building, Player) -> String? = { _, _ in nil },
        start: @escaping @MainActor (Building, Player, SessionFlow) -> any Coordinator
    ) -> Self {
        action(
            label, key, on: .players, as: PlayerListContribution.rowAction,
            unavailableReason: unavailableReason, start: start)
    }

    /// Returns an action for a subject that a page has, as the contribution of this page.
    private static func action<Subject, Contribution: Sendable>(
        _ label: @escaping @Sendable () -> String, _ key: Key?, on page: ContributedKey.Page,
        as contribution:
            @escaping @MainActor @Sendable (ContributedAction<Subject>) -> Contribution,
        unavailableReason: @escaping @MainActor (Building, Subject) -> String?,
        start: @escaping @MainActor (Building, Subject, SessionFlow) -> any Coordinator
    ) -> Self {
        command(
            label, key, on: page, as: contribution, isIncluded: { _, _ in true },
            unavailableReason: unavailableReason
        ) { building, subject, flow in
            flow.navigator.attempt { try flow.push(start(building, subject, flow)) }
        }
    }

    /// Returns an action that performs a closure with the flow of the session, if it has not ended.
    private static func command<Subject, Contribution: Sendable>(
        _ label: @escaping @Sendable () -> String, _ key: Key?, on page: ContributedKey.Page,
        as contribution:
            @escaping @MainActor @Sendable (ContributedAction<Subject>) -> Contribution,
        isIncluded: @escaping @MainActor (Building, Subject) -> Bool,
        unavailableReason: @escaping @MainActor (Building, Subject) -> String? = { _, _ in nil },
        perform: @escaping @MainActor (Building, Subject, SessionFlow) -> Void
    ) -> Self {
        Self(key: key.map { ContributedKey($0, label(), on: page) }) { container in
            container.contribute(
                Contribution.self, needs: Building.self, SessionFlowReference.self
            ) { building, session in
                contribution(
                    ContributedAction(
                        label(), key: key, isIncluded: { isIncluded(building, $0) },
                        unavailableReason: { unavailableReason(building, $0) }
                    ) { subject in session.flow.map { perform(building, subject, $0) } })
            }
        }
    }

    /// Returns an action of a page about a subject that starts a coordinator.
    ///
    /// - Parameters:
    ///   - key: A key that neither the page nor another contribution uses, and that is not
    ///     reserved.
    ///   - unavailableReason: A closure that returns the reason why the action cannot be performed.
    ///   - start: A closure that returns the coordinator.
    static func action<Subject>(
        _ label: @autoclosure @escaping @Sendable () -> String, key: Key?,
        on page: SubjectPage<Subject>,
        unavailableReason: @escaping @MainActor (Building, Subject) -> String? = { _, _ in nil },
        start: @escaping @MainActor (Building, Subject, SessionFlow) -> any Coordinator
    ) -> Self {
        action(
            label, key, on: page.keys, as: PageContribution<Subject>.action,
            unavailableReason: unavailableReason, start: start)
    }

    /// Returns an action of a page about a subject that reports an event to the flow.
    ///
    /// - Parameters:
    ///   - key: A key that neither the page nor another contribution uses, and that is not
    ///     reserved.
    ///   - isIncluded: A closure that returns whether the page of a subject has the action.
    ///   - perform: A closure that reports the event.
    static func command<Subject>(
        _ label: @autoclosure @escaping @Sendable () -> String, key: Key?,
        on page: SubjectPage<Subject>,
        isIncluded: @escaping @MainActor (Building, Subject) -> Bool,
        perform: @escaping @MainActor (Building, Subject, SessionFlow) -> Void
    ) -> Self {
        command(
            label, key, on: page.keys, as: PageContribution<Subject>.action,
            isIncluded: isIncluded, perform: perform)
    }

    /// Returns a section of a page about a subject.
    ///
    /// - Parameter rows: A closure that loads the rows of a subject.
    static func section<Subject>(
        _ title: @autoclosure @escaping @Sendable () -> String, on page: SubjectPage<Subject>,
        rows:
            @escaping @MainActor (Building, Subject) async throws(StorageError) -> [(
                label: String, value: String
            )]
    ) -> Self {
        Self(key: nil) { container in
            container.contribute(PageContribution<Subject>.self, needs: Building.self) { building in
                .section(title()) { (subject) async throws(StorageError) in
                    try await rows(building, subject)
                }
            }
        }
    }

    /// Returns strengths of players, which count before their skills when fair teams are made.
    static func strengths(
        _ make: @escaping @MainActor @Sendable (Building) -> any StrengthSource
    ) -> Self {
        Self(key: nil) { container in
            container.contribute((any StrengthSource).self, needs: Building.self) { make($0) }
        }
    }

    /// Returns a row of the settings that starts a coordinator, which is a place of the session
    /// too.
    ///
    /// - Parameters:
    ///   - label: The name of the page that the row opens.
    ///   - detail: A description of the page.
    ///   - start: A closure that returns the coordinator.
    static func settingsItem(
        _ label: @autoclosure @escaping @Sendable () -> String,
        detail: @autoclosure @escaping @Sendable () -> String,
        start: @escaping @MainActor (Building, SessionFlow) -> any Coordinator
    ) -> Self {
        Self(key: nil) { container in
            container.contribute(
                SettingsItem.self, needs: Building.self, SessionFlowReference.self
            ) { building, session in
                SettingsItem(label(), detail: detail()) {
                    session.start { start(building, $0) }
                }
            }
            contribute(label, { _ in nil }, start, to: container)
        }
    }

    /// Returns a tab after those of the features that come first in the catalogue.
    ///
    /// - Parameters:
    ///   - label: The label, which no other tab has.
    ///   - start: A closure that returns the coordinator of the tab. Its screens have the tabs
    ///     above them.
    static func tab(
        _ label: @autoclosure @escaping @Sendable () -> String,
        start: @escaping @MainActor (Building, SessionFlow) -> any Coordinator
    ) -> Self {
        Self(key: nil) { container in
            container.contribute(SessionTab.self, needs: Building.self) { building in
                SessionTab(makeLabel: label) { start(building, $0) }
            }
        }
    }
}

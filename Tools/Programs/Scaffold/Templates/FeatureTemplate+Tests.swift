/// The tests mirror the feature.
extension FeatureTemplate {
    var tests: [File] {
        [
            File(path: "\(testFolder)/\(module)PresenterTests.swift", text: presenterTests),
            File(path: "\(testFolder)/\(module)ViewTests.swift", text: viewTests),
            File(path: "\(testFolder)/\(module)CoordinatorTests.swift", text: coordinatorTests),
        ]
    }

    private var presenterTests: String {
        """
        import Domain
        import Navigation
        import TestSupport
        import Testing

        @testable import \(module)

        @MainActor @Suite struct `\(name.phrase) presenter` {
            private final class View: \(module)View {
                private(set) var states: [\(module)State] = []
                func show(_ state: \(module)State) { states.append(state) }
            }

            private final class Delegate: \(module)PresenterDelegate {
                private(set) var finishes = 0
                func didFinish() { finishes += 1 }
            }

            private let activity = Activity()
            private let view = View()
            private let delegate = Delegate()

            private func presenter(of players: InMemoryPlayers) -> \(module)Presenter {
                let presenter = \(module)Presenter(
                    players: players, work: WorkScope(activity), delegate: delegate)
                presenter.view = view
                return presenter
            }

            @Test(arguments: [
                ([], "Nobody is in your squad yet."),
                (["Ana"], "One player is in your squad."),
                (["Ana", "Bo", "손흥민"], "3 players are in your squad."),
            ])
            func `the squad is counted`(names: [String], words: String) async {
                let presenter = presenter(of: InMemoryPlayers(names: names))
                presenter.load()
                #expect(view.states == [.loading])
                await activity.waitUntilIdle()
                #expect(view.states == [.loading, .text(words)])
            }

            @Test func `a failure says what to do about it`() async {
                let players = InMemoryPlayers(names: ["Ana"])
                players.calls.fail(.squad, with: .damaged)
                let presenter = presenter(of: players)
                presenter.load()
                await activity.waitUntilIdle()
                #expect(view.states.last == .failure(StorageError.damaged.message))
            }

            @Test func `who is done is reported`() {
                presenter(of: InMemoryPlayers()).didFinish()
                #expect(delegate.finishes == 1)
            }
        }

        """
    }

    private var viewTests: String {
        """
        import Navigation
        import TerminalUI
        import TestSupport
        import Testing

        @testable import \(module)

        @MainActor @Suite struct `\(name.phrase) view` {
            private final class Delegate: \(module)PresenterDelegate {
                private(set) var finishes = 0
                func didFinish() { finishes += 1 }
            }

            private let delegate = Delegate()
            private let screen: \(module)Screen

            init() {
                let work = WorkScope()
                let presenter = \(module)Presenter(
                    players: InMemoryPlayers(), work: work, delegate: delegate)
                screen = \(module)Screen(presenter: presenter, work: work)
            }

            private var words: [String] {
                screen.page.elements.flatMap { element in
                    switch element {
                    case .progress(let progress): [progress.label]
                    case .text(let text): [text.text]
                    case .emptyState(let state): [state.title, state.message]
                    default: ["an element that nobody expects"]
                    }
                }
            }

            @Test func `each state is put into one element`() {
                #expect(screen.page.title == "\(name.title)")
                #expect(words == ["Loading…"])
                screen.show(.text("Ana"))
                #expect(words == ["Ana"])
                screen.show(.failure("Try again."))
                #expect(words == ["Unable to load players", "Try again."])
            }

            @Test func `the one action says that the user is done`() {
                #expect(screen.page.allActions.map(\\.label) == ["Done"])
                screen.page.allActions.first?.perform()
                #expect(delegate.finishes == 1)
            }
        }

        """
    }

    private var coordinatorTests: String {
        """
        import Navigation
        import TerminalUI
        import TestSupport
        import Testing

        @testable import \(module)

        @MainActor @Suite struct `\(name.phrase) coordinator` {
            private final class Root: \(module)Navigation {
                private(set) var finishes = 0
                func \(name.member)DidFinish() { finishes += 1 }
            }

            private let players = InMemoryPlayers(names: ["Ana", "Bo"])
            private let root = Root()
            private let stage: WorkspaceHarness
            private let driver: ScreenDriver

            init() throws {
                stage = try WorkspaceHarness { Page(title: "Below", elements: []) }
                driver = stage.driver
                let dependencies = \(module)Dependencies(players: players)
                let factory = \(module)Factory(dependencies)
                try stage.navigator.start(
                    factory.make\(module)(on: stage.navigator, navigation: root),
                    under: stage.coordinator)
            }

            @Test func `the page is shown at once, and the squad when it has been read`() async {
                #expect(driver.title == "\(name.title)")
                #expect(driver.showsProgress)
                await driver.settle()
                #expect(driver.texts == ["2 players are in your squad."])
            }

            @Test func `who is done is reported, and stays until somebody else decides`() throws {
                try driver.tap("Done")
                #expect(root.finishes == 1)
                #expect(driver.title == "\(name.title)")
            }

            @Test func `Back releases everything and reports nothing`() async {
                await driver.settle()
                weak let coordinator = stage.navigator.liveCoordinators.first {
                    $0 !== stage.coordinator
                }
                weak let screen = stage.navigator.visibleScreen
                #expect(coordinator != nil && screen != nil)
                driver.back()
                #expect(driver.title == "Below")
                #expect(coordinator == nil && screen == nil)
                #expect(root.finishes == 0)
            }
        }

        """
    }
}

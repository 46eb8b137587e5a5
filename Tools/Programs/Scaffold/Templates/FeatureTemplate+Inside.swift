/// What nobody else sees.
extension FeatureTemplate {
    var inside: [File] {
        [
            File(path: "\(folder)/\(module)Coordinator.swift", text: coordinator),
            File(path: "\(folder)/\(module)Presenter.swift", text: presenter),
            File(path: "\(folder)/\(module)View.swift", text: view),
            File(path: "\(folder)/\(module)State.swift", text: state),
            File(path: "\(folder)/\(module)Strings.swift", text: strings),
        ]
    }

    private var coordinator: String {
        """
        import Navigation

        /// Shows the page and reports what happens there.
        @MainActor final class \(module)Coordinator: Coordinator {
            private let dependencies: \(module)Dependencies
            unowned let navigator: Navigator
            private weak var navigation: (any \(module)Navigation)?

            init(
                _ dependencies: \(module)Dependencies,
                navigator: Navigator,
                navigation: any \(module)Navigation
            ) {
                self.dependencies = dependencies
                self.navigator = navigator
                self.navigation = navigation
            }

            func start() throws(NavigationError) {
                let work = navigator.makeWork()
                let presenter = \(module)Presenter(
                    players: dependencies.players, work: work, delegate: self)
                let screen = \(module)Screen(presenter: presenter, work: work)
                presenter.view = screen
                try show(screen, at: \(module)Route())
                presenter.load()
            }
        }

        extension \(module)Coordinator: \(module)PresenterDelegate {
            func didFinish() {
                navigation?.\(name.member)DidFinish()
            }
        }

        """
    }

    private var presenter: String {
        """
        import Domain
        import Navigation

        /// What comes after the page, for its coordinator to report.
        @MainActor protocol \(module)PresenterDelegate: AnyObject {
            func didFinish()
        }

        /// Reads the squad and puts it into words.
        @MainActor final class \(module)Presenter {
            weak var view: (any \(module)View)? {
                didSet { view?.show(state) }
            }

            private let players: any PlayerRepository
            private let work: WorkScope
            private weak var delegate: (any \(module)PresenterDelegate)?
            private var state = \(module)State.loading {
                didSet { view?.show(state) }
            }

            init(players: any PlayerRepository, work: WorkScope, delegate: any \(module)PresenterDelegate) {
                self.players = players
                self.work = work
                self.delegate = delegate
            }

            func load() {
                work.enqueue { [weak self, players] in
                    do throws(StorageError) {
                        let count = try await players.squad().players.count
                        self?.state = .text(\(module)Strings.players(count))
                    } catch {
                        self?.state = .failure(error.message)
                    }
                }
            }

            func didFinish() {
                delegate?.didFinish()
            }
        }

        """
    }

    private var view: String {
        """
        import Navigation
        import TerminalUI

        /// What the presenter knows of the page.
        @MainActor protocol \(module)View: AnyObject {
            func show(_ state: \(module)State)
        }

        /// The page.
        @MainActor final class \(module)Screen: TerminalScreen, \(module)View {
            let work: WorkScope
            let surface = ScreenSurface()
            private let presenter: \(module)Presenter
            private var state = \(module)State.loading

            init(presenter: \(module)Presenter, work: WorkScope) {
                self.presenter = presenter
                self.work = work
            }

            func show(_ state: \(module)State) {
                self.state = state
                surface.setNeedsDisplay()
            }

            var page: Page {
                Page(title: \(module)Strings.title, elements: [content], actions: [done])
            }

            private var content: Element {
                switch state {
                case .loading: .progress(Progress(\(module)Strings.loading))
                case .text(let text): .text(Text(text))
                case .failure(let advice):
                    .emptyState(EmptyState(title: \(module)Strings.failure, message: advice))
                }
            }

            private var done: Action {
                Action(
                    \(module)Strings.done, key: .enter, weight: .primary,
                    perform: presenter.didFinish)
            }
        }

        """
    }

    private var state: String {
        """
        /// What the page shows.
        enum \(module)State: Equatable {
            case loading
            case text(String)
            /// Nothing could be read, and what to do about it.
            case failure(String)
        }

        """
    }

    private var strings: String {
        """
        /// The feature's words.
        enum \(module)Strings {
            static let title = "\(name.title)"
            static let loading = "Loading…"
            static let failure = "Unable to load players"
            static let done = "Done"

            static func players(_ count: Int) -> String {
                switch count {
                case 0: "Nobody is in your squad yet."
                case 1: "One player is in your squad."
                default: "\\(count) players are in your squad."
                }
            }
        }

        """
    }
}

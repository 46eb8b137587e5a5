/// What others see of the feature.
extension FeatureTemplate {
    var contract: [File] {
        [
            File(path: "\(folder)/Public/\(module)Factory.swift", text: factory),
            File(path: "\(folder)/Public/\(module)Navigation.swift", text: navigation),
            File(path: "\(folder)/Public/\(module)Route.swift", text: route),
        ]
    }

    private var factory: String {
        """
        public import Domain
        public import Navigation

        /// Makes the feature. The composition root knows only this.
        @MainActor public protocol \(module)Building {
            /// - Parameter navigation: held weakly.
            func make\(module)(
                on navigator: Navigator, navigation: any \(module)Navigation
            ) -> any Coordinator
        }

        /// What the feature takes from outside.
        public struct \(module)Dependencies: Sendable {
            let players: any PlayerRepository

            /// - Parameter players: the squad of the user who is signed in.
            public init(players: any PlayerRepository) {
                self.players = players
            }
        }

        /// Makes the real feature.
        public struct \(module)Factory: \(module)Building {
            private let dependencies: \(module)Dependencies

            /// - Parameter dependencies: the same for every page.
            public init(_ dependencies: \(module)Dependencies) {
                self.dependencies = dependencies
            }

            /// The coordinator of one page, which the caller starts.
            public func make\(module)(
                on navigator: Navigator, navigation: any \(module)Navigation
            ) -> any Coordinator {
                \(module)Coordinator(dependencies, navigator: navigator, navigation: navigation)
            }
        }

        """
    }

    private var navigation: String {
        """
        /// What leaves the feature.
        @MainActor public protocol \(module)Navigation: AnyObject {
            /// The user is done with it. Its page is still shown.
            func \(name.member)DidFinish()
        }

        """
    }

    private var route: String {
        """
        public import Navigation

        /// The page.
        public struct \(module)Route: Route {
            /// `\(name.path)`
            public static let format = RouteFormat(
                "\(name.path)", path: "\(name.path)"
            ) { Self() }

            /// There is only one.
            public init() {}
        }

        """
    }
}

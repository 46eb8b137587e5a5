/// Where the feature is shown: alone, and in the app.
extension FeatureTemplate {
    var demo: [File] {
        [
            File(path: "\(demoFolder)/\(module)Demo.swift", text: demoProgram),
            File(path: "\(demoFolder)/\(module)Listener.swift", text: listener),
        ]
    }

    private var demoProgram: String {
        """
        \(imports("DemoSupport", "Domain", module, "TestSupport"))

        /// The page alone.
        @main enum Program {
            @MainActor static func main() async {
                await Demo(
                    "\(module)", makeListener: \(module)Listener.init, states: states
                ).run()
            }

            private static let states = [
                state("squad", "fourteen players", players: SampleData.squad),
                state("empty", "nobody has been added yet"),
                state("loading", "reading takes five seconds", players: SampleData.squad) { environment, players in
                    environment.hold(players.calls.gate)
                },
                state("failing", "the data file is damaged") { _, players in
                    players.calls.failAlways(with: .damaged)
                },
            ]

            private static func state(
                _ name: String, _ about: String, players: [Player] = [],
                prepare: @escaping @MainActor (DemoEnvironment, InMemoryPlayers) -> Void = { _, _ in }
            ) -> DemoState<\(module)Listener> {
                DemoState(name, about) { environment, listener in
                    let players = InMemoryPlayers(players)
                    prepare(environment, players)
                    return \(module)Factory(\(module)Dependencies(players: players))
                        .make\(module)(on: environment.navigator, navigation: listener)
                }
            }
        }

        """
    }

    private var listener: String {
        """
        \(imports("DemoSupport", module))

        /// Writes down what the page tells.
        @MainActor final class \(module)Listener: \(module)Navigation {
            private unowned let environment: DemoEnvironment

            init(_ environment: DemoEnvironment) {
                self.environment = environment
            }

            func \(name.member)DidFinish() {
                environment.log("\(name.member)DidFinish()")
                environment.returnHome()
            }
        }

        """
    }

    var composition: [File] {
        [
            File(path: registration, text: featureExtension),
            File(path: flow, text: flowExtension),
        ]
    }

    private var featureExtension: String {
        """
        \(imports("DependencyContainer", "Domain", module))

        extension AppFeature {
            static let \(name.member) = AppFeature(
                (any \(module)Building).self, for: "SessionFlow",
                Module("\(module)") {
                    $0.register(
                        (any \(module)Building).self, needs: (any PlayerRepository).self
                    ) { \(module)Factory(\(module)Dependencies(players: $0)) }
                })
        }

        """
    }

    private var flowExtension: String {
        """
        \(imports("Navigation", "PlayerList", module))

        /// How \(module) is shown, and what follows.
        extension SessionFlow: \(module)Navigation {
            func show\(module)() throws(NavigationError) {
                try start(
                    features((any \(module)Building).self)
                        .make\(module)(on: navigator, navigation: self))
            }

            func \(name.member)DidFinish() {
                list?.returnToList()
            }
        }

        extension AppDestinations {
            /// `players/\(name.path)`
            static var \(name.member): LinkDestination<SessionFlow> {
                LinkDestination(\(module)Route.self) { (_, flow: SessionFlow) async throws(DeepLinkError) in
                    try flow.features.require((any \(module)Building).self)
                    return ResolvedDestination(show: try flow.show\(module)())
                }
            }
        }

        """
    }
}

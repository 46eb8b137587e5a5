import Navigation

/// Stands where a feature would that everything begins with and that is left out.
@MainActor final class UnavailableFeatureCoordinator: Coordinator {
    private let sentence: String
    unowned let navigator: Navigator

    /// - Parameter sentence: why there is nothing else.
    init(_ sentence: String, navigator: Navigator) {
        self.sentence = sentence
        self.navigator = navigator
    }

    func start() throws(NavigationError) {
        try show(UnavailableFeatureScreen(sentence, work: navigator.makeWork()))
    }
}

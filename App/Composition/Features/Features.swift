import DependencyContainer
import Navigation

/// The features of one session, as its flows ask for them.
@MainActor struct Features {
    private let container: Container

    /// - Parameter container: the session's own.
    init(_ container: Container) {
        self.container = container
    }

    /// Lets go of everything that was made for the session.
    func close() {
        container.close()
    }

    /// A container that was verified has every feature; one that was not shows nothing.
    func callAsFunction<Building>(_ type: Building.Type) throws(NavigationError) -> Building {
        do throws(ContainerError) {
            return try container.resolve(type)
        } catch {
            throw .nothingShown
        }
    }
}

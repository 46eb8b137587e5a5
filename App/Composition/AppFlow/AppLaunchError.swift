public import DependencyContainer
public import Navigation

/// The reason why the app cannot show its first screen.
public enum AppLaunchError: Error, Hashable, Sendable {
    /// A dependency cannot be resolved.
    case container(ContainerError)
    /// The navigator has refused the first screen.
    case navigation(NavigationError)
}

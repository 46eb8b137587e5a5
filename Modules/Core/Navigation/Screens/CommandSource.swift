/// The screen on whose behalf something is done: whoever uses it sets it, and the work of a screen
/// carries it along. What is done on nobody's behalf (a coordinator's own work, a program) has none.
struct Origin: Sendable {
    @TaskLocal static var current: Origin?

    /// Numbers of nodes are unique within one navigator only.
    let navigator: ObjectIdentifier
    /// Nil for a screen that was not in the tree when something was done on its behalf.
    let node: NodeID?
}

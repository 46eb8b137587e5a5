/// The screen on whose behalf a command is issued. Operations in a screen's work scope have that
/// screen as their source.
struct CommandSource: Sendable {
    @TaskLocal static var current: CommandSource?

    /// The identity of the navigator's tree. Node identities are unique within one tree only.
    let tree: ObjectIdentifier
    /// The node of the screen; nil for a screen that was not in the tree.
    let node: NodeID?
}

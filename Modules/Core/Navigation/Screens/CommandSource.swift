/// The screen on whose behalf a command is issued. The tasks of a screen's work inherit it.
struct CommandSource: Sendable {
    @TaskLocal static var current: CommandSource?

    /// The identity of the navigator's tree. Node identities are unique within one tree only.
    let tree: ObjectIdentifier
    /// The node of the screen; nil for a screen that was not in the tree.
    let node: NodeID?
}

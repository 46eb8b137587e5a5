/// The screen on whose behalf a command is issued: the screen that received the user's input, or
/// the screen whose work is running.
struct CommandSource: Sendable {
    /// The identity of the navigator's tree. Node identities are unique within one tree only.
    let tree: ObjectIdentifier
    /// The node of the screen; nil for a screen that was not in the tree.
    let node: NodeID?
    /// A Boolean value that is false for background operations, which continue while their screen
    /// is covered.
    var isInput = true

    private struct Binding: Sendable {
        let source: CommandSource
        /// The task that handles the input; nil outside of tasks.
        let task: Int?
    }

    @TaskLocal private static var binding: Binding?

    /// The source of the commands that the current task issues. A task that handles an input can
    /// start other tasks. They are work of their own and have no source.
    static var current: CommandSource? {
        guard let binding, binding.task == currentTask else { return nil }
        return binding.source
    }

    private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

    /// Runs a closure whose commands have a source.
    static func with(_ source: CommandSource?, _ body: () -> Void) {
        guard source != nil || binding != nil else { return body() }
        $binding.withValue(binding(of: source), operation: body)
    }

    /// Runs an operation whose commands have a source.
    @MainActor static func with(
        _ source: CommandSource?, _ operation: WorkScope.Operation
    ) async {
        await $binding.withValue(binding(of: source), operation: operation)
    }

    private static func binding(of source: CommandSource?) -> Binding? {
        source.map { Binding(source: $0, task: currentTask) }
    }
}

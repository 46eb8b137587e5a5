public import Glibc

extension sigaction {
    /// An action that calls `handler`.
    ///
    /// - Parameters:
    ///   - handler: A function that only makes calls that are safe in a signal handler.
    ///   - flags: A combination of the `SA_` constants.
    public init(handler: @escaping @convention(c) (Int32) -> Void, flags: Int32 = 0) {
        self.init()
        sa_flags = flags
        __sigaction_handler.sa_handler = handler
    }

    /// True if a signal has its default action: the process neither handles nor ignores it.
    public static func isDefault(for number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return false }
        let handler = action.__sigaction_handler.sa_handler
        // The default action is the null pointer.
        return handler == nil
    }
}

/// Lets the attempts of each user name follow one another, so that simultaneous guesses wait for each
/// other's delays.
actor SignInTurns {
    /// The waiting attempts of each name that has a running one.
    private var waiters: [String: [CheckedContinuation<Void, Never>]] = [:]

    /// Waits until no other attempt of the name is running. `end(_:)` has to follow.
    func begin(_ name: String) async {
        if waiters[name] == nil {
            waiters[name] = []
        } else {
            await withCheckedContinuation { waiters[name]?.append($0) }
        }
    }

    /// Continues the next attempt of the name.
    func end(_ name: String) {
        if waiters[name]?.isEmpty == false {
            waiters[name]?.removeFirst().resume()
        } else {
            waiters[name] = nil
        }
    }
}

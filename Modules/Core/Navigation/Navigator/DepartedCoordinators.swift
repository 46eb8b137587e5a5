/// The coordinators that have left the tree and whose `didLeave()` has not been called yet, in the
/// order in which they left.
@MainActor final class DepartedCoordinators {
    private var records = Queue<TreeEditor.CoordinatorRecord>()
    private var isHeld = false

    func append(_ record: TreeEditor.CoordinatorRecord) {
        records.append(record)
    }

    func contains(_ coordinator: any Coordinator) -> Bool {
        records.contains { $0.coordinator === coordinator }
    }

    /// Runs a closure during which no `didLeave()` is called.
    func hold(during body: () -> Void) {
        let wasHeld = isHeld
        isHeld = true
        body()
        isHeld = wasHeld
    }

    /// Calls `didLeave()` for each coordinator and delivers its result.
    ///
    /// A coordinator that leaves because of such a call is appended, so that children always come
    /// before their parents.
    func report() {
        guard !isHeld else { return }
        hold {
            while let record = records.popFirst() {
                record.coordinator.didLeave()
                record.delivery?.deliver()
            }
        }
    }
}

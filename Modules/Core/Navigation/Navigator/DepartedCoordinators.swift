/// The coordinators that have left the tree and whose `didLeave()` has not been called yet, in the
/// order in which they left.
@MainActor final class DepartedCoordinators {
    private var records: ArraySlice<TreeEditor.CoordinatorRecord> = []
    private var isReporting = false

    func append(_ record: TreeEditor.CoordinatorRecord) {
        records.append(record)
    }

    func contains(_ coordinator: any Coordinator) -> Bool {
        records.contains { $0.coordinator === coordinator }
    }

    /// Calls `didLeave()` for each coordinator and delivers its result.
    ///
    /// A coordinator that leaves because of such a call is appended, so that children always come
    /// before their parents.
    func report() {
        guard !isReporting, !records.isEmpty else { return }
        isReporting = true
        while let record = records.popFirst() {
            record.coordinator.didLeave()
            record.delivery?.deliver()
        }
        records = []
        isReporting = false
    }
}

/// The coordinators that have left the tree and whose `didLeave()` has not been called yet, in the
/// order in which they left.
@MainActor final class DepartedCoordinators {
    private var records: [TreeEditor.CoordinatorRecord] = []
    /// The number of records at the start whose `didLeave()` has been called.
    private var reportedCount = 0
    private var isHeld = false

    func append(_ record: TreeEditor.CoordinatorRecord) {
        records.append(record)
    }

    /// Returns whether a coordinator leaves with the current change, also after its `didLeave()`.
    func isLeaving(_ coordinator: (any Coordinator)?) -> Bool {
        records.contains { $0.coordinator === coordinator }
    }

    /// Returns whether a coordinator's `didLeave()` has not been called yet.
    func contains(_ coordinator: any Coordinator) -> Bool {
        for record in records.dropFirst(reportedCount) where record.coordinator === coordinator {
            return true
        }
        return false
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
        guard !isHeld, !records.isEmpty else { return }
        hold {
            while reportedCount < records.count {
                let record = records[reportedCount]
                reportedCount += 1
                record.coordinator.didLeave()
                record.deliverResult?()
            }
        }
        reportedCount = 0
        // The records are released after the access to the list has ended.
        var reported: [TreeEditor.CoordinatorRecord] = []
        swap(&reported, &records)
    }
}

import AllocationCounter
import ToolSupport

/// The memory allocations of the current thread.
enum Allocations {
    /// A Boolean value indicating whether this system supports counting.
    static var canCount: Bool { allocation_counter_counts() }

    /// Returns the number of allocations that `body` makes, or `nil` where they cannot be counted.
    static func count<Failure>(in body: () throws(Failure) -> Void) throws(Failure) -> Int? {
        let before = allocation_counter_count()
        try body()
        let after = allocation_counter_count()
        return canCount ? Int(after - before) : nil
    }
}

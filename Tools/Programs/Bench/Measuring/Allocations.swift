import AllocationCounter
import Measuring

/// How often memory is asked for.
enum Allocations {
    /// Whether they can be counted on this system.
    static var areCounted: Bool { allocation_counter_counts() }

    /// How many this thread makes in `body`; nil where they cannot be counted.
    static func count<Failure>(in body: () throws(Failure) -> Void) throws(Failure) -> Int? {
        let before = allocation_counter_count()
        try body()
        let after = allocation_counter_count()
        return areCounted ? Int(after - before) : nil
    }

    /// A number of them as the tables show it.
    static func text(_ count: Double?) -> String {
        count.map { Number.text($0, digits: 1) } ?? "not counted"
    }
}

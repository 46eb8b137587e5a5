import AllocationCounter

/// Returns the number of memory allocations of the current thread in `body`, or `nil` where they
/// cannot be counted.
func countAllocations<Failure>(in body: () throws(Failure) -> Void) throws(Failure) -> Int? {
    let before = allocation_counter_count()
    try body()
    return allocation_counter_counts() ? Int(allocation_counter_count() - before) : nil
}

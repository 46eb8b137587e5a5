/// A reason why a measurement failed.
struct BenchError: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}

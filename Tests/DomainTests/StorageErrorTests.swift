import Domain
import Testing

@Suite struct `Storage errors` {
    @Test(arguments: StorageError.allCases)
    func `each says in a sentence of its own what to do next`(_ error: StorageError) {
        #expect(error.advice.hasSuffix("."))
        #expect(error.advice.contains(":"))
        #expect(StorageError.allCases.count { $0.advice == error.advice } == 1)
    }
}

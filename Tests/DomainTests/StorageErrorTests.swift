import Domain
import Testing

@Suite struct `Storage errors` {
    @Test(arguments: StorageError.allCases)
    func `each says in a sentence of its own what to do next`(_ error: StorageError) {
        #expect(error.message.hasSuffix("."))
        #expect(error.message.contains(":"))
        #expect(StorageError.allCases.count { $0.message == error.message } == 1)
    }
}

import Domain
import Testing

@Suite struct `Storage errors` {
    @Test(arguments: StorageError.allCases)
    func `each error has its own message with cause and remedy`(_ error: StorageError) {
        #expect(error.message.hasSuffix("."))
        #expect(error.message.contains(":"))
        #expect(StorageError.allCases.count { $0.message == error.message } == 1)
    }
}

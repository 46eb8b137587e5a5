import Domain
import Testing

@Suite struct `The delay after wrong passwords` {
    @Test(arguments: zip([-1, 0, 1, 2, 5, 6, .max], [0, 0, 200, 400, 3_200, 5_000, 5_000]))
    func `doubles up to five seconds`(count: Int64, milliseconds: Int64) {
        #expect(WrongPasswordDelay.after(count) == .milliseconds(milliseconds))
    }
}

import TestSupport
import Testing

@testable import TerminalUI

@MainActor @Suite struct `A repeated Enter` {
    private let uptime: Box<Duration>
    private var repeated: RepeatedEnter

    /// Returns whether the keys are repetitions.
    private mutating func press(_ keys: Key...) -> [Bool] {
        keys.map { repeated.record($0) }
    }

    init() {
        let uptime = Box(Duration.seconds(9))
        self.uptime = uptime
        repeated = RepeatedEnter { uptime.value }
    }

    @Test mutating func `follows the Enter of the previous screen`() {
        var found = press(.enter)
        repeated.didShowScreen()
        for _ in 0..<3 {
            uptime.value += .milliseconds(399)
            found += press(.enter)
        }
        uptime.value += .milliseconds(400)
        found += press(.enter, .enter)
        #expect(found == [false, true, true, true, false, false])
    }

    @Test mutating func `does not follow another key`() {
        var found = press(.enter)
        repeated.didShowScreen()
        found += press(.down, .enter)
        #expect(found == [false, false, false])
    }

    @Test mutating func `does not follow another key of the previous screen`() {
        var found = press(.enter, .character("c"))
        repeated.didShowScreen()
        found += press(.enter)
        #expect(found == [false, false, false])
    }
}

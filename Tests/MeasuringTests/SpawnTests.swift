import Testing

@testable import Measuring

@Suite struct `The environment of a program` {
    @Test func `is ours, but for what is set in another way or not at all`() {
        let entries = ["HOME=/", "FOOTBALL_GATHER_FEATURE=Gather", "TERM=dumb", "EMPTY="]
        let changed = Spawn.changed(
            entries, by: ["TERM": "xterm", "FOOTBALL_GATHER_FEATURE": nil, "NO_COLOR": ""])
        #expect(changed == ["HOME=/", "EMPTY=", "NO_COLOR=", "TERM=xterm"])
    }
}

import Testing

@testable import SessionRecording

@Suite struct `Seeded shuffle` {
    @Test func `gives the same sequence for the same seed, and another one for another seed`() {
        let rounds = ([1, 1, 2] as [UInt64]).map { seed in
            let shuffle = SeededShuffle(seed: seed)
            return (0..<3).map { _ in shuffle(Array(1...9)) }
        }
        #expect(rounds[0] == rounds[1])
        #expect(rounds[0] != rounds[2])
        #expect(Set(rounds[0]).count == 3)
        #expect(rounds.joined().allSatisfy { $0.sorted() == Array(1...9) })
    }
}

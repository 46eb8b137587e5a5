import Composition
import Domain
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite struct `Time that goes in steps` {
    private let source = ManualClock()

    @Test func `stands still until it is taken on`() {
        let time = ReplayClock(following: source)
        let start = source.now()
        source.advance(by: .seconds(5))
        source.jumpWallClock(by: .seconds(-60))
        #expect(time.now() == start)
        #expect(time.elapsed == Elapsed(steady: 5_000, wall: -55_000))
        time.advance(by: time.elapsed)
        #expect(time.now() == source.now())
        #expect(time.elapsed == .zero)
    }

    @Test func `says when a sleeper is due, and wakes it in a step`() async {
        let time = ReplayClock(following: source)
        var dueCount = 0
        time.onDue = { dueCount += 1 }
        var wokenAt: [Int64] = []
        let sleeper = Task {
            await time.sleep(for: .milliseconds(1_500))
            wokenAt.append(time.now().uptime)
        }
        while source.sleeperCount == 0 { await Task.yield() }
        source.advance(by: .milliseconds(1_499))
        for _ in 0..<10 { await Task.yield() }
        #expect(dueCount == 0 && !time.isDue)
        source.advance(by: .milliseconds(1))
        while dueCount == 0 { await Task.yield() }
        #expect(time.isDue && wokenAt == [])
        time.advance(by: time.elapsed)
        #expect(!time.isAtRest && !time.isDue)
        await sleeper.value
        #expect(time.isAtRest)
        #expect(wokenAt == [source.now().uptime])
    }

    /// Whoever waits for rest may count on that: nothing is left of the turn that woke them.
    @Test func `is at rest when the woken have gone on and sleep again`() async {
        let time = ReplayClock(standingAt: source.now())
        var wokenCount = 0
        let ticker = Task {
            while !Task.isCancelled {
                await time.sleep(for: .seconds(1))
                wokenCount += 1
            }
        }
        await Task.yield()
        for count in 0..<500 {
            #expect(wokenCount == count)
            time.advance(by: Elapsed(steady: 1_000, wall: 1_000))
            while !time.isAtRest { await Task.yield() }
        }
        #expect(wokenCount == 500)
        ticker.cancel()
    }

    @Test func `wakes several in the order in which they are due`() async {
        let time = ReplayClock(standingAt: source.now())
        var woken: [Int] = []
        let sleepers = [3, 1, 2].map { seconds in
            Task {
                await time.sleep(for: .seconds(seconds))
                woken.append(seconds)
            }
        }
        for _ in 0..<5 { await Task.yield() }
        time.advance(by: Elapsed(steady: 2_000, wall: 0))
        while !time.isAtRest { await Task.yield() }
        #expect(woken == [1, 2])
        time.advance(by: Elapsed(steady: 1_000, wall: 0))
        for sleeper in sleepers { await sleeper.value }
        #expect(woken == [1, 2, 3])
    }

    @Test func `lets go of whoever is cancelled, and of its alarm`() async {
        let time = ReplayClock(following: source)
        let sleepers = (0..<5).map { _ in Task { await time.sleep(for: .seconds(9)) } }
        while source.sleeperCount < 5 { await Task.yield() }
        for sleeper in sleepers { sleeper.cancel() }
        for sleeper in sleepers { await sleeper.value }
        while source.sleeperCount > 0 { await Task.yield() }
        #expect(time.isAtRest && !time.isDue)
        await Task { await time.sleep(for: .zero) }.value
    }

    @Test func `goes on from any moment without an accident`() {
        for edge in [Int64.max, .min] {
            let time = ReplayClock(standingAt: Moment(wall: edge, uptime: edge, boot: ""))
            for elapsed in [Elapsed(steady: .max, wall: .max), Elapsed(steady: 0, wall: .min)] {
                time.advance(by: elapsed)
            }
            #expect(time.elapsed == .zero)
        }
    }

    @Test func `is no chance for those who shuffle by a seed`() {
        let players = (1...9).compactMap { number in
            PlayerName("Player \(number)").map { Player(id: PlayerID(Int64(number)), name: $0) }
        }
        let rounds = ([1, 1, 2] as [UInt64]).map { seed in
            let shuffle = PlayerShuffle.seeded(seed)
            return (0..<3).map { _ in shuffle(players).map(\.id.number) }
        }
        #expect(rounds[0] == rounds[1])
        #expect(rounds[0] != rounds[2])
        #expect(Set(rounds[0]).count == 3)
        #expect(rounds.joined().allSatisfy { $0.sorted() == Array(1...9) })
    }
}

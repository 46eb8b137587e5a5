import Domain
import FoundationEssentials
import TestSupport
import Testing

@Suite struct `Log of a match` {
    private var match = EventFixture()

    @Test mutating func `events are ordered by counter, then device, then sequence number`() {
        let last = match.event(.ended, counter: 3, sequence: 1)
        match.time.jumpWallClock(by: .seconds(-1_000))
        let middle = match.event(.clockReset, counter: 2, sequence: 3)
        let first = match.event(.clockStarted, counter: 2, sequence: 2)
        for event in [last, middle, first] { match.log.insert(event) }
        match.log.insert(match.event(.deleted, counter: 2, sequence: 9, of: testDevice))
        #expect(
            match.log.events.dropFirst().map(\.kind)
                == [.deleted, .clockStarted, .clockReset, .ended])
    }

    @Test mutating func `an event that is inserted again changes nothing`() {
        match.add(.goal(Goal(.a)), .goal(Goal(.b)))
        let log = match.log
        for event in log.events { match.log.insert(event) }
        #expect(match.log == log)
        #expect(MatchLog(log.events + log.events.reversed(), device: testDevice) == log)
    }

    @Test mutating func `of different events with one identity the first in the order counts`() {
        let first = match.event(.goal(Goal(.a)), counter: 5)
        let second = match.event(.goal(Goal(.b)), counter: 6)
        let start = match.log.events
        for events in [[first, second], [second, first]] {
            var log = match.log
            for event in events { log.insert(event) }
            #expect(log.events == start + [first])
            #expect(log.state.score.text == "1-0")
            #expect(MatchLog(start + events, device: testDevice) == log)
        }
    }

    @Test func `events without a start are no log`() {
        #expect(MatchLog([], device: testDevice) == nil)
        #expect(MatchLog([match.event(.clockStarted, counter: 1)], device: testDevice) == nil)
    }

    @Test mutating func `the next event comes after all events that the device knows`() {
        match.log.insert(match.event(.goal(Goal(.a)), counter: 41, sequence: 7))
        let next = match.log.next(.ended, at: match.time.now())
        #expect(next.id == MatchEvent.ID(device: testDevice, sequence: 2))
        #expect(next.counter == 42)
        #expect(next.moment == match.time.now())
        #expect(next.kind == .ended)
        let other = MatchLog(match.log.events, device: otherDevice)?.next(.ended, at: next.moment)
        #expect(other?.id == MatchEvent.ID(device: otherDevice, sequence: 8))
    }

    @Test mutating func `the next event has an unused identity after events in a false order`() {
        match.log.insert(match.event(.goal(Goal(.a)), counter: 2, sequence: 9, of: testDevice))
        match.log.insert(match.event(.goal(Goal(.a)), counter: 3, sequence: 4, of: testDevice))
        #expect(match.log.next(.ended, at: match.time.now()).id.sequence == 10)
    }

    @Test(arguments: [Int64.min, 0, .max])
    func `extreme stored numbers do not stop the program`(_ number: Int64) {
        let extreme = Moment(wall: number, uptime: number, boot: "run-1")
        for device in [testDevice, otherDevice] {
            var log = match.log
            for kind in [
                MatchEvent.Kind.clockStarted, .goal(Goal(.a)), .clockPaused, .clockReset, .ended,
            ] {
                log.insert(
                    MatchEvent(
                        id: MatchEvent.ID(device: device, sequence: number), counter: number,
                        moment: extreme, kind: kind))
                let counter = log.events.last?.counter ?? 0
                #expect(log.next(kind, at: extreme).counter >= counter)
                log.insert(log.next(kind, at: extreme))
                log.insert(log.next(.clockStarted, at: match.time.now()))
                log.insert(log.next(.goal(Goal(.b)), at: extreme))
            }
            #expect(MatchLog(log.events.shuffled(), device: testDevice) == log)
        }
    }
}

import Domain
import FoundationEssentials
import TestSupport

/// The events of a match of Ana and a guest, Gil, against Bo, and a clock.
struct EventFixture {
    let time = ManualClock()
    var log: MatchLog

    init(score: Score = Score()) {
        let start = MatchStart(lineUp: sampleMatch(at: time.now()).lineUp, score: score)
        log = MatchLog(start, at: time.now(), device: testDevice)
    }

    var state: MatchState { log.state }
    var participants: [Participant] { state.participants }
    /// The identities of the participants at the start.
    var ana: Participant.ID { participants[0].id }
    var bo: Participant.ID { participants[1].id }
    var gil: Participant.ID { participants[2].id }

    /// Adds events at the current time.
    ///
    /// - Returns: The identity of the last one.
    @discardableResult mutating func add(_ kinds: MatchEvent.Kind...) -> MatchEvent.ID {
        for kind in kinds { log.insert(log.next(kind, at: time.now())) }
        return log.events.last?.id ?? unknownEvent
    }

    /// Adds an event, `seconds` after the previous one.
    @discardableResult mutating func add(
        _ kind: MatchEvent.Kind, after seconds: Int
    ) -> MatchEvent.ID {
        time.advance(by: .seconds(seconds))
        return add(kind)
    }

    /// Adds the event that voids the last one.
    mutating func undo() {
        if let event = log.undoable { add(.voided(event.id)) }
    }

    /// Adds the event that restores the event that was undone last.
    mutating func redo() {
        if let event = log.redoable { add(.restored(event.id)) }
    }

    /// Returns an event of another device at the current time.
    func event(
        _ kind: MatchEvent.Kind, counter: Int64, sequence: Int64 = 1, of device: UUID = otherDevice
    ) -> MatchEvent {
        MatchEvent(
            id: MatchEvent.ID(device: device, sequence: sequence), counter: counter,
            moment: time.now(), kind: kind)
    }
}

/// A device whose identifier is greater than that of `testDevice`.
let otherDevice = UUID(uuid: (9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9))

/// An identity without an event.
let unknownEvent = MatchEvent.ID(device: otherDevice, sequence: 1_000)

/// The entry of a player of the squad.
func entry(_ number: Int64, _ name: String, _ team: Team) -> LineUpEntry {
    LineUpEntry(playerID: PlayerID(number), name: name, position: nil, team: team)
}

/// The entry of a guest.
func guest(_ name: String, _ team: Team) -> LineUpEntry {
    LineUpEntry(playerID: nil, name: name, position: nil, team: team)
}

/// Returns a score, or 0-0 for numbers that are not allowed.
func score(_ a: Int, _ b: Int) -> Score { Score(a: a, b: b) ?? Score() }

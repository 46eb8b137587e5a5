import Domain
import TestSupport
import Testing

@Suite struct `Participants of a match` {
    private var match = EventFixture()

    private var present: [String] {
        match.participants.filter(\.isPresent).map { "\($0.entry.name) \($0.entry.team)" }
    }

    @Test func `the players of the start are the first participants`() {
        let start = MatchEvent.ID(device: testDevice, sequence: 1)
        #expect(
            match.participants.map(\.id) == (0...2).map { Participant.ID(event: start, index: $0) })
        #expect(present == ["Ana a", "Bo b", "손흥민 a"])
    }

    @Test mutating func `players and guests arrive`() {
        let jo = match.add(.joined(entry(20, "Jo", .b)))
        match.add(.joined(guest("Kim", .a)), .joined(guest("Kim", .b)))
        #expect(present == ["Ana a", "Bo b", "손흥민 a", "Jo b", "Kim a", "Kim b"])
        #expect(match.state.participant(Participant.ID(event: jo))?.entry.playerID == PlayerID(20))
    }

    @Test mutating func `a participant who has left stays in the line-up`() {
        match.add(.left(match.ana), .left(match.ana))
        #expect(present == ["Bo b", "손흥민 a"])
        #expect(match.participants.count == 3)
    }

    @Test mutating func `a player who joins again keeps the name and has both identities`() {
        match.add(.left(match.ana))
        let again = Participant.ID(event: match.add(.joined(entry(7, "Anastasia", .b))))
        #expect(present == ["Ana b", "Bo b", "손흥민 a"])
        #expect(match.state.participant(again)?.id == match.ana)
        match.add(.left(again))
        #expect(present == ["Bo b", "손흥민 a"])
    }

    @Test mutating func `a player who has not left and joins again changes sides`() {
        match.add(.joined(entry(7, "Ana", .b)))
        #expect(present == ["Ana b", "Bo b", "손흥민 a"])
    }

    @Test mutating func `a participant changes sides, or returns to a team`() {
        match.add(
            .left(match.gil), .changedSides(match.bo, to: .a), .changedSides(match.gil, to: .b))
        #expect(present == ["Ana a", "Bo a", "손흥민 b"])
    }

    @Test mutating func `a guest becomes a player, who keeps the name of the guest`() {
        match.add(.guestIdentified(match.gil, as: PlayerID(20)))
        #expect(match.participants[2].entry.playerID == PlayerID(20))
        match.add(.left(match.gil), .joined(entry(20, "Gil", .b)))
        #expect(present == ["Ana a", "Bo b", "손흥민 b"])
    }

    @Test mutating func `a player is identified once and keeps the identity`() {
        match.add(
            .guestIdentified(match.gil, as: PlayerID(7)),
            .guestIdentified(match.bo, as: PlayerID(8)))
        #expect(match.participants.map(\.entry.playerID) == [PlayerID(7), PlayerID(9), nil])
    }

    @Test mutating func `a change of an unknown participant has no effect`() {
        let unknown = Participant.ID(event: unknownEvent)
        let participants = match.participants
        match.add(
            .left(unknown), .changedSides(unknown, to: .b),
            .guestIdentified(unknown, as: PlayerID(20)),
            .left(Participant.ID(event: match.ana.event, index: -1)))
        #expect(match.participants == participants)
        #expect(match.state.participant(unknown) == nil)
    }

    @Test mutating func `an arrival that is void removes the participant`() {
        let jo = match.add(.joined(guest("Jo", .b)))
        match.add(.changedSides(Participant.ID(event: jo), to: .a), .voided(jo))
        #expect(present == ["Ana a", "Bo b", "손흥민 a"])
        match.add(.restored(jo))
        #expect(present == ["Ana a", "Bo b", "손흥민 a", "Jo a"])
    }

    @Test(arguments: [
        MatchEvent.Kind.left(Participant.ID(event: .start)),
        .changedSides(Participant.ID(event: .start), to: .b),
        .guestIdentified(Participant.ID(event: .start, index: 2), as: PlayerID(20)),
    ])
    mutating func `a change of a participant can be undone`(_ kind: MatchEvent.Kind) {
        let participants = match.participants
        match.add(kind)
        #expect(match.participants != participants)
        match.undo()
        #expect(match.participants == participants)
    }
}

extension MatchEvent.ID {
    fileprivate static let start = MatchEvent.ID(device: testDevice, sequence: 1)
}

import Domain
import TerminalUI
import TestSupport
import Testing

@testable import FootballUI

@MainActor @Suite struct `Match timeline` {
    private let time = ManualClock()

    /// Returns a match with further events.
    private func match(_ kinds: [MatchEvent.Kind], clock: MatchClock = MatchClock()) -> Match {
        var match = sampleMatch(clock: clock, at: time.now())
        for kind in kinds { match.add(kind, at: time.now()) }
        return match
    }

    /// Returns the lines of the timeline, the newest first.
    private func lines(_ match: Match) -> [String] {
        guard case .list(let list)? = match.state.timelinePanel.elements.first else { return [] }
        let rows = list.sections[0].rows
        return (0..<rows.count).map { index in
            #expect(rows.index(of: rows[index].id) == index)
            return ([rows[index].title] + rows[index].details.map(\.text)).joined(separator: " | ")
        }
    }

    private func line(_ kind: MatchEvent.Kind) -> String? { lines(match([kind])).first }

    @Test func `each kind of event has a line`() {
        let start = match([]).log.events[0].id
        let (ana, son) = (Participant.ID(event: start), Participant.ID(event: start, index: 2))
        let guest = LineUpEntry(playerID: nil, name: "Tom", position: nil, team: .b)
        // The identities of participants contain the first event, which is the same in each match.
        let kinds: [(MatchEvent.Kind, String)] = [
            (.goal(Goal(.a, scorer: ana)), "● Ana | 1-0"), (.goal(Goal(.b)), "● Team B | 0-1"),
            (.goal(Goal(.b, scorer: ana, isOwnGoal: true)), "● Ana, own goal | 0-1"),
            (.goal(Goal(.b, isOwnGoal: true)), "● own goal for Team B | 0-1"),
            (.scoreCorrected(Score(a: 2, b: 1) ?? Score()), "= score corrected | 2-1"),
            (.clockStarted, "▸ clock starts"), (.clockPaused, "▸ clock pauses"),
            (.clockReset, "▸ clock is reset"), (.clockSet(.seconds(90)), "▸ time is 01:30"),
            (.joined(guest), "+ Tom joins Team B"), (.left(ana), "− Ana leaves"),
            (.changedSides(ana, to: .b), "→ Ana to Team B"),
            (.guestIdentified(son, as: PlayerID(3)), "+ 손흥민 joins the squad"),
            (.ended, "= end"), (.deleted, "= change"),
        ]
        for (kind, text) in kinds { #expect(line(kind) == " 1' \(text)") }
    }

    @Test func `events that were undone and goals that were disallowed are marked`() {
        var match = match([])
        let ana = match.state.participants[0].id
        let changes: [MatchChange] = [
            .addGoal(Goal(.a, scorer: ana)), .addGoal(Goal(.b)), .removeGoal(.b), .toggleClock,
            .undo,
        ]
        for change in changes { match = change.applied(to: match, at: time.now()) }
        #expect(
            lines(match) == [
                " 1' ↶ clock starts (undone)", " 1' ↶ Team B (disallowed)", " 1' ● Ana | 1-0",
            ])
    }

    @Test func `a correction of the score that was undone shows no score`() {
        let match = match([.scoreCorrected(Score(a: 2, b: 1) ?? Score())])
        let undone = MatchChange.undo.applied(to: match, at: time.now())
        #expect(lines(undone) == [" 1' ↶ score corrected (undone)"])
    }

    @Test func `a participant of an unknown event is a player`() {
        let unknown = MatchEvent.ID(device: testDevice, sequence: 99)
        #expect(line(.left(Participant.ID(event: unknown))) == " 1' − a player leaves")
    }

    @Test func `minutes have two digits of room`() {
        let clock = MatchClock(duration: .seconds(1_200), state: .paused(remaining: .seconds(1)))
        let match = match([.goal(Goal(.a))], clock: clock ?? MatchClock())
        #expect(lines(match).first == "20' ● Team A | 1-0")
    }
}

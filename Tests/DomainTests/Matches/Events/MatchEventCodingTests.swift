import Domain
import FoundationEssentials
import TestSupport
import Testing

/// Decodes a change from JSON.
func decodedKind(_ json: String) throws -> MatchEvent.Kind {
    try JSONDecoder().decode(MatchEvent.Kind.self, from: Data(json.utf8))
}

/// The format is stored: a test with another JSON text needs a migration.
@Suite struct `Coding of events` {
    private static let device = "01020304-0506-0708-090A-0B0C0D0E0F10"

    private static let id = MatchEvent.ID(device: testDevice, sequence: 12)
    private static let participant = Participant.ID(event: id, index: 3)
    private static let entries = [
        LineUpEntry(playerID: PlayerID(7), name: "Ana", position: .goalkeeper, team: .a),
        LineUpEntry(playerID: nil, name: "손흥민", position: nil, team: .b),
    ]

    private static let kinds: [(MatchEvent.Kind, String)] = [
        (.clockStarted, #"{"kind":"clockStarted"}"#),
        (.clockPaused, #"{"kind":"clockPaused"}"#),
        (.clockReset, #"{"kind":"clockReset"}"#),
        (.clockSet(.milliseconds(330_001)), #"{"kind":"clockSet","milliseconds":330001}"#),
        (.goal(Goal(.a)), #"{"goal":{"team":"a"},"kind":"goal"}"#),
        (
            .goal(Goal(.b, scorer: participant, isOwnGoal: true)),
            #"{"goal":{"isOwnGoal":true,"scorer":"\#(device):12/3","team":"b"},"kind":"goal"}"#
        ),
        (.goalCorrected(id, nil), #"{"event":"\#(device):12","kind":"goalCorrected"}"#),
        (
            .goalCorrected(id, Goal(.b)),
            #"{"event":"\#(device):12","goal":{"team":"b"},"kind":"goalCorrected"}"#
        ),
        (
            .scoreCorrected(score(0, 99)),
            #"{"kind":"scoreCorrected","score":[0,99]}"#
        ),
        (
            .joined(entries[0]),
            #"{"entry":{"name":"Ana","player":7,"position":"goalkeeper","team":"a"},"kind":"joined"}"#
        ),
        (.joined(entries[1]), #"{"entry":{"name":"손흥민","team":"b"},"kind":"joined"}"#),
        (.left(participant), #"{"kind":"left","participant":"\#(device):12/3"}"#),
        (
            .changedSides(participant, to: .b),
            #"{"kind":"changedSides","participant":"\#(device):12/3","team":"b"}"#
        ),
        (
            .guestIdentified(participant, as: PlayerID(9)),
            #"{"kind":"guestIdentified","participant":"\#(device):12/3","player":9}"#
        ),
        (.voided(id), #"{"event":"\#(device):12","kind":"voided"}"#),
        (.restored(id), #"{"event":"\#(device):12","kind":"restored"}"#),
        (.ended, #"{"kind":"ended"}"#),
        (.deleted, #"{"kind":"deleted"}"#),
        (
            .started(
                MatchStart(
                    lineUp: LineUp(entries) ?? sampleMatch(at: ManualClock().now()).lineUp,
                    bench: [PlayerID(8), PlayerID(9)], duration: .seconds(420),
                    score: score(3, 1))),
            #"{"kind":"started","start":{"bench":[8,9],"lineUp":["#
                + #"{"name":"Ana","player":7,"position":"goalkeeper","team":"a"},"#
                + #"{"name":"손흥민","team":"b"}],"milliseconds":420000,"score":[3,1]}}"#
        ),
        (
            .started(
                MatchStart(
                    lineUp: LineUp(entries) ?? sampleMatch(at: ManualClock().now()).lineUp,
                    benchGuests: ["Joe", "손님"].compactMap { PlayerName($0) },
                    duration: .seconds(420))),
            #"{"kind":"started","start":{"bench":[],"benchGuests":["Joe","손님"],"lineUp":["#
                + #"{"name":"Ana","player":7,"position":"goalkeeper","team":"a"},"#
                + #"{"name":"손흥민","team":"b"}],"milliseconds":420000,"score":[0,0]}}"#
        ),
    ]

    private func encoded(_ kind: MatchEvent.Kind) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(kind), as: UTF8.self)
    }

    @Test(arguments: kinds)
    func `each kind has its JSON text`(_ kind: MatchEvent.Kind, _ json: String) throws {
        #expect(try encoded(kind) == json)
        #expect(try decodedKind(json) == kind)
    }

    @Test(arguments: [
        #"{"kind":"weather"}"#,
        #"{"kind":"unknown"}"#,
        #"{"kind":"weather","list":[1,null,"x",[],{}],"nested":{"a":{"b":[true,false]}}}"#,
        #"{"integers":[9223372036854775807,-9223372036854775808,18446744073709551615],"kind":"x"}"#,
        #"{"kind":"x","numbers":[0,1,-1,0.1,31.25,12345678901234567890.5]}"#,
        #"{"kind":"x","text":"손흥민 👨‍👩‍👧‍👦 \"\n/"}"#,
        // The values of an unknown kind have the keys of known kinds, and other types.
        #"{"entry":5,"event":"x","goal":true,"kind":"x","milliseconds":"1","participant":[],"#
            + #""player":{},"score":{"a":1},"start":null,"team":"c"}"#,
    ])
    func `an unknown kind keeps all its values`(_ json: String) throws {
        #expect(try encoded(decodedKind(json)) == json)
    }

    @Test(arguments: [16, 17])
    func `an unknown kind has at most 16 levels, alone and in a file`(_ levels: Int) throws {
        let list =
            String(repeating: "[", count: levels) + "1" + String(repeating: "]", count: levels)
        let json = #"{"kind":"x","list":\#(list)}"#
        let file = Data(#"{"matches":[{"events":[{"change":\#(json)}]}]}"#.utf8)
        let kind = try? decodedKind(json)
        #expect((kind != nil) == (levels == 16))
        let fileKind = try? JSONDecoder().decode(EventFile.self, from: file)
        #expect((fileKind != nil) == (levels == 16))
    }

    /// The objects around a change in an exported file.
    private struct EventFile: Decodable {
        struct Match: Decodable { let events: [Event] }
        struct Event: Decodable { let change: MatchEvent.Kind }
        let matches: [Match]
    }

    @Test(arguments: ["1e300", "-1e-300", "1e40", "5e-324"])
    func `an unknown kind keeps numbers that are no decimal`(_ number: String) throws {
        let json = try encoded(decodedKind(#"{"kind":"x","number":\#(number)}"#))
        let value = json.dropFirst(#"{"kind":"x","number":"#.count).dropLast()
        #expect(Double(value) == Double(number))
    }

    @Test(arguments: [
        "{}", "[]", #"{"kind":null}"#, #"{"kind":5}"#, #"{"goal":{"team":"a"}}"#,
        #"{"kind":"started"}"#, #"{"kind":"clockSet"}"#, #"{"kind":"goal"}"#,
        #"{"kind":"goal","goal":null}"#, #"{"kind":"goal","goal":{}}"#,
        #"{"kind":"goal","goal":{"team":"c"}}"#,
        #"{"kind":"goal","goal":{"team":"a","scorer":"Ana"}}"#,
        #"{"kind":"goal","goal":{"team":"a","isOwnGoal":1}}"#,
        #"{"kind":"goalCorrected"}"#, #"{"kind":"goalCorrected","event":"\#(device):1","goal":{}}"#,
        #"{"kind":"scoreCorrected","score":[1]}"#, #"{"kind":"scoreCorrected","score":[1,2,3]}"#,
        #"{"kind":"scoreCorrected","score":[0,100]}"#, #"{"kind":"scoreCorrected","score":[-1,0]}"#,
        #"{"kind":"joined","entry":{"name":"Ana"}}"#,
        #"{"kind":"joined","entry":{"name":"Ana","team":"a","position":"coach"}}"#,
        #"{"kind":"left"}"#, #"{"kind":"changedSides","participant":"\#(device):1/0"}"#,
        #"{"kind":"changedSides","team":"a"}"#,
        #"{"kind":"guestIdentified","participant":"\#(device):1/0","player":"7"}"#,
        #"{"kind":"voided"}"#, #"{"kind":"restored","event":null}"#,
    ])
    func `a known kind with a missing or invalid value is an error`(_ json: String) {
        #expect(throws: DecodingError.self) { try decodedKind(json) }
    }

    @Test(arguments: [
        "", ":", "12", device, "\(device):", "\(device):0", "\(device):-1", "\(device):1:2",
        ":\(device):1", "\(device):x", "\(device):9223372036854775808", "x:1", "\(device):1/0",
    ])
    func `the text of an event is a device and a sequence number`(_ text: String) {
        #expect(MatchEvent.ID(text) == nil)
        #expect(throws: DecodingError.self) {
            try decodedKind(#"{"kind":"voided","event":"\#(text)"}"#)
        }
    }

    @Test(arguments: [
        "", "/", "\(device):1", "\(device):1/", "\(device):1/-1", "\(device):1/2/3", "1/2",
    ])
    func `the text of a participant is an event and an index`(_ text: String) {
        #expect(Participant.ID(text) == nil)
        #expect(throws: DecodingError.self) {
            try decodedKind(#"{"kind":"left","participant":"\#(text)"}"#)
        }
    }

    @Test(arguments: ["0", "-1", "999", "3599001", "9223372036854775807", "1.5", "null", #""600""#])
    func `a duration is 00 01 to 59 59`(_ milliseconds: String) {
        #expect(throws: DecodingError.self) {
            try decodedKind(#"{"kind":"clockSet","milliseconds":\#(milliseconds)}"#)
        }
        #expect(throws: DecodingError.self) {
            try decodedKind(start(milliseconds: milliseconds))
        }
    }

    @Test(arguments: [
        "[]", "null",
        #"[{"name":"Ana","player":1,"team":"a"},{"name":"Ana","player":1,"team":"b"}]"#,
    ])
    func `a start has a valid line-up`(_ lineUp: String) throws {
        #expect(throws: Never.self) { try decodedKind(start()) }
        #expect(throws: DecodingError.self) { try decodedKind(start(lineUp: lineUp)) }
    }

    @Test(arguments: [#"[""]"#, "[1]", #""Joe""#])
    func `names of guests on the bench are valid`(_ names: String) {
        let json = start().replacing(#""bench":[]"#, with: #""bench":[],"benchGuests":\#(names)"#)
        #expect(throws: DecodingError.self) { try decodedKind(json) }
    }

    private func start(
        lineUp: String = #"[{"name":"Ana","player":1,"team":"a"}]"#, milliseconds: String = "1000"
    ) -> String {
        #"{"kind":"started","start":{"lineUp":\#(lineUp),"bench":[],"score":[0,0],"#
            + #""milliseconds":\#(milliseconds)}}"#
    }
}

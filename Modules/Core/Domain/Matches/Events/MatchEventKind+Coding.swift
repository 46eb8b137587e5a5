/// A change is coded as an object with the key `kind` and the values of the kind. A version of the
/// program that adds a value to a kind adds another kind, so that older versions keep the value.
extension MatchEvent.Kind: Codable {
    /// Decodes a change.
    ///
    /// - Throws: `DecodingError` if a value of a known kind is missing or invalid.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: MatchEventFields.CodingKeys.self)
        func value<Value: Decodable>(_ key: MatchEventFields.CodingKeys) throws -> Value {
            try fields.decode(Value.self, forKey: key)
        }
        // The values of an unknown kind can have the keys of known ones, and other types.
        switch try value(.kind) as String {
        case "started": self = .started(try value(.start))
        case "clockStarted": self = .clockStarted
        case "clockPaused": self = .clockPaused
        case "clockReset": self = .clockReset
        case "clockSet": self = .clockSet(try fields.clockDuration(forKey: .milliseconds))
        case "goal": self = .goal(try value(.goal))
        case "goalCorrected":
            self = .goalCorrected(
                try value(.event), try fields.decodeIfPresent(Goal.self, forKey: .goal))
        case "scoreCorrected": self = .scoreCorrected(try value(.score))
        case "joined": self = .joined(try value(.entry))
        case "left": self = .left(try value(.participant))
        case "changedSides":
            self = .changedSides(try value(.participant), to: try value(.team))
        case "guestIdentified":
            self = .guestIdentified(try value(.participant), as: try value(.player))
        case "voided": self = .voided(try value(.event))
        case "restored": self = .restored(try value(.event))
        case "ended": self = .ended
        case "deleted": self = .deleted
        default: self = .unknown(try UnknownChange(from: decoder))
        }
    }

    /// Encodes the change.
    public func encode(to encoder: any Encoder) throws {
        if case .unknown(let change) = self { return try change.encode(to: encoder) }
        try fields.encode(to: encoder)
    }

    private var fields: MatchEventFields {
        switch self {
        case .started(let start): MatchEventFields(kind: "started", start: start)
        case .clockStarted: MatchEventFields(kind: "clockStarted")
        case .clockPaused: MatchEventFields(kind: "clockPaused")
        case .clockReset: MatchEventFields(kind: "clockReset")
        case .clockSet(let duration):
            MatchEventFields(kind: "clockSet", milliseconds: duration.millisecondsRoundedUp)
        case .goal(let goal): MatchEventFields(kind: "goal", goal: goal)
        case .goalCorrected(let id, let goal):
            MatchEventFields(kind: "goalCorrected", event: id, goal: goal)
        case .scoreCorrected(let score): MatchEventFields(kind: "scoreCorrected", score: score)
        case .joined(let entry): MatchEventFields(kind: "joined", entry: entry)
        case .left(let id): MatchEventFields(kind: "left", participant: id)
        case .changedSides(let id, let team):
            MatchEventFields(kind: "changedSides", participant: id, team: team)
        case .guestIdentified(let id, let player):
            MatchEventFields(kind: "guestIdentified", participant: id, player: player)
        case .voided(let id): MatchEventFields(kind: "voided", event: id)
        case .restored(let id): MatchEventFields(kind: "restored", event: id)
        case .ended: MatchEventFields(kind: "ended")
        case .deleted: MatchEventFields(kind: "deleted")
        case .unknown: MatchEventFields(kind: "unknown")
        }
    }
}

/// The values of all kinds of events.
private struct MatchEventFields: Encodable {
    enum CodingKeys: String, CodingKey {
        case kind, event, participant, player, team, milliseconds, goal, score, entry, start
    }

    let kind: String
    var event: MatchEvent.ID?
    var participant: Participant.ID?
    var player: PlayerID?
    var team: Team?
    var milliseconds: Int64?
    var goal: Goal?
    var score: Score?
    var entry: LineUpEntry?
    var start: MatchStart?
}

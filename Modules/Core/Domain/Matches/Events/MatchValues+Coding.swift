import FoundationEssentials

/// The text of an identity, such as `3F2504E0-4F89-41D3-9A0C-0305E82C3301:12`.
extension MatchEvent.ID: TextCodable {
    /// Creates an identity from its text, or returns nil for other text.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let device = UUID(uuidString: String(parts[0])),
            let sequence = Int64(parts[1]), sequence > 0
        else { return nil }
        self.init(device: device, sequence: sequence)
    }

    /// The device and the sequence number, separated by a colon.
    public var description: String { "\(device.uuidString):\(sequence)" }
}

/// The text of an identity, such as `3F2504E0-4F89-41D3-9A0C-0305E82C3301:1/3`.
extension Participant.ID: TextCodable {
    /// Creates an identity from its text, or returns nil for other text.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let event = MatchEvent.ID(String(parts[0])),
            let index = Int(parts[1]), index >= 0
        else { return nil }
        self.init(event: event, index: index)
    }

    /// The event and the index, separated by a slash.
    public var description: String { "\(event)/\(index)" }
}

/// A value that is coded as its text.
public protocol TextCodable: LosslessStringConvertible, Codable {}

extension TextCodable {
    /// Decodes the text.
    ///
    /// - Throws: `DecodingError` for other text.
    public init(from decoder: any Decoder) throws {
        self = try decoder.value({ (text: String) in Self(text) })
    }

    /// Encodes the text.
    public func encode(to encoder: any Encoder) throws {
        try description.encode(to: encoder)
    }
}

extension Decoder {
    /// Decodes a value from its text or number.
    fileprivate func value<Raw: Decodable, Value>(_ make: (Raw) -> Value?) throws -> Value {
        let container = try singleValueContainer()
        guard let value = make(try container.decode(Raw.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "The value is not allowed.")
        }
        return value
    }
}

extension KeyedDecodingContainer {
    /// Decodes the duration of a clock.
    ///
    /// - Throws: `DecodingError` if the duration is not allowed.
    func clockDuration(forKey key: Key) throws -> Duration {
        let duration = Duration.milliseconds(try decode(Int64.self, forKey: key))
        guard MatchClock.allowedDurations.contains(duration) else {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: self, debugDescription: "The duration is not allowed.")
        }
        return duration
    }

    /// Decodes names; none if they are missing.
    ///
    /// - Throws: `DecodingError` if a name is not allowed.
    func playerNames(forKey key: Key) throws -> [PlayerName] {
        try (decodeIfPresent([String].self, forKey: key) ?? []).map { text in
            guard let name = PlayerName(text) else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: self, debugDescription: "The name is not allowed.")
            }
            return name
        }
    }
}

extension PlayerID: Codable {
    /// Decodes the number.
    public init(from decoder: any Decoder) throws {
        self.init(try Int64(from: decoder))
    }

    /// Encodes the number.
    public func encode(to encoder: any Encoder) throws {
        try number.encode(to: encoder)
    }
}

extension Team: Codable {}
extension Position: Codable {}

extension LineUp: Codable {
    /// Decodes the entries.
    ///
    /// - Throws: `DecodingError` if a rule of line-ups is broken.
    public init(from decoder: any Decoder) throws {
        self = try decoder.value { LineUp($0) }
    }

    /// Encodes the entries.
    public func encode(to encoder: any Encoder) throws {
        try entries.encode(to: encoder)
    }
}

extension Score: Codable {
    /// Decodes the goals of both teams.
    ///
    /// - Throws: `DecodingError` if a number is outside the allowed range.
    public init(from decoder: any Decoder) throws {
        self = try decoder.value { (goals: [Int]) in
            goals.count == 2 ? Score(a: goals[0], b: goals[1]) : nil
        }
    }

    /// Encodes the goals of team A and of team B.
    public func encode(to encoder: any Encoder) throws {
        try [a, b].encode(to: encoder)
    }
}

extension Goal: Codable {
    private enum CodingKeys: String, CodingKey {
        case team, scorer, isOwnGoal
    }

    /// Decodes a goal. A missing `isOwnGoal` is `false`.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try values.decode(Team.self, forKey: .team),
            scorer: try values.decodeIfPresent(Participant.ID.self, forKey: .scorer),
            isOwnGoal: try values.decodeIfPresent(Bool.self, forKey: .isOwnGoal) ?? false)
    }

    /// Encodes the goal.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(team, forKey: .team)
        try values.encodeIfPresent(scorer, forKey: .scorer)
        if isOwnGoal { try values.encode(isOwnGoal, forKey: .isOwnGoal) }
    }
}

extension MatchStart: Codable {
    private enum CodingKeys: String, CodingKey {
        case lineUp, bench, benchGuests, milliseconds, score
    }

    /// Decodes the values of a start.
    ///
    /// - Throws: `DecodingError` if a value is missing or not allowed.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            lineUp: try values.decode(LineUp.self, forKey: .lineUp),
            bench: try values.decode([PlayerID].self, forKey: .bench),
            benchGuests: try values.playerNames(forKey: .benchGuests),
            duration: try values.clockDuration(forKey: .milliseconds),
            score: try values.decode(Score.self, forKey: .score))
    }

    /// Encodes the values of a start.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(lineUp, forKey: .lineUp)
        try values.encode(bench, forKey: .bench)
        if !benchGuests.isEmpty {
            try values.encode(benchGuests.map(\.text), forKey: .benchGuests)
        }
        try values.encode(duration.millisecondsRoundedUp, forKey: .milliseconds)
        try values.encode(score, forKey: .score)
    }
}

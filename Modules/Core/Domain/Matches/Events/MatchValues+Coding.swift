import Platform

/// The text of an identity, such as `3F2504E0-4F89-41D3-9A0C-0305E82C3301:12`.
extension MatchEvent.ID: RawRepresentable, Codable {
    /// Creates an identity from its text, or returns nil for other text.
    public init?(rawValue: String) {
        let parts = rawValue.split(separator: ":")
        guard parts.count == 2, let device = UUID(uuidString: String(parts[0])),
            let sequence = Int64(parts[1]), sequence > 0
        else { return nil }
        self.init(device: device, sequence: sequence)
    }

    /// The device and the sequence number, separated by a colon.
    public var rawValue: String { "\(device.uuidString):\(sequence)" }
}

/// The text of an identity, such as `3F2504E0-4F89-41D3-9A0C-0305E82C3301:1/3`.
extension Participant.ID: RawRepresentable, Codable {
    /// Creates an identity from its text, or returns nil for other text.
    public init?(rawValue: String) {
        let parts = rawValue.split(separator: "/")
        guard parts.count == 2, let event = MatchEvent.ID(rawValue: String(parts[0])),
            let index = Int(parts[1]), index >= 0
        else { return nil }
        self.init(event: event, index: index)
    }

    /// The event and the index, separated by a slash.
    public var rawValue: String { "\(event.rawValue)/\(index)" }
}

extension PlayerID: RawRepresentable, Codable {
    /// Creates an identifier from its number.
    public init(rawValue: Int64) { self.init(rawValue) }

    /// The number.
    public var rawValue: Int64 { number }
}

extension Team: Codable {}
extension Position: Codable {}

extension LineUp: Codable {
    /// Decodes the entries.
    ///
    /// - Throws: `DecodingError` if a rule of line-ups is broken.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let lineUp = LineUp(try container.decode([LineUpEntry].self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "The line-up is empty or repeats a player.")
        }
        self = lineUp
    }

    /// Encodes the entries.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(entries)
    }
}

extension Score: Codable {
    /// Decodes the goals of both teams.
    ///
    /// - Throws: `DecodingError` if a number is outside the allowed range.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let goals = try container.decode([Int].self)
        guard goals.count == 2, let score = Score(a: goals[0], b: goals[1]) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "The score is not allowed.")
        }
        self = score
    }

    /// Encodes the goals of team A and of team B.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode([a, b])
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
        case lineUp, bench, milliseconds, score
    }

    /// Decodes the values of a start.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            lineUp: try values.decode(LineUp.self, forKey: .lineUp),
            bench: try values.decode([PlayerID].self, forKey: .bench),
            duration: .milliseconds(try values.decode(Int64.self, forKey: .milliseconds)),
            score: try values.decode(Score.self, forKey: .score))
    }

    /// Encodes the values of a start.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(lineUp, forKey: .lineUp)
        try values.encode(bench, forKey: .bench)
        try values.encode(duration.millisecondsRoundedUp, forKey: .milliseconds)
        try values.encode(score, forKey: .score)
    }
}

/// An event is coded as an object with its identity, its counter, its moment and its change.
extension MatchEvent: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, counter, wall, uptime, boot, change
    }

    /// Decodes an event.
    ///
    /// - Throws: `DecodingError` if a value is missing or invalid.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try values.decode(ID.self, forKey: .id),
            counter: try values.decode(Int64.self, forKey: .counter),
            moment: Moment(
                wall: try values.decode(Int64.self, forKey: .wall),
                uptime: try values.decode(Int64.self, forKey: .uptime),
                boot: try values.decode(String.self, forKey: .boot)),
            kind: try values.decode(Kind.self, forKey: .change))
    }

    /// Encodes the event.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(id, forKey: .id)
        try values.encode(counter, forKey: .counter)
        try values.encode(moment.wall, forKey: .wall)
        try values.encode(moment.uptime, forKey: .uptime)
        try values.encode(moment.boot, forKey: .boot)
        try values.encode(kind, forKey: .change)
    }
}

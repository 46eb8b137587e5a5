public import FoundationEssentials
public import Records

/// The identifier of a player.
public struct PlayerID: Hashable, Sendable {
    /// The numbers that devices choose at random for players of a server's account. Others are
    /// assigned in their order, by a server or by a device for an account of its own. All are exact
    /// in JSON, and some are left after the last one.
    package static let randomNumbers = Int64(1) << 52..<(Int64(1) << 53) - (Int64(1) << 40)

    /// The number. None is assigned twice.
    public let number: Int64

    /// Creates an identifier from a number that was assigned.
    public init(_ number: Int64) {
        self.number = number
    }
}

extension PlayerID: FieldValue {
    /// A reference to a player.
    public static let fieldType = FieldType.reference(to: Player.kind.name)

    /// Creates the identifier with a number.
    public init?(_ value: RecordValue) {
        guard case .integer(let number) = value else { return nil }
        self.init(number)
    }

    /// The number.
    public var recordValue: RecordValue { .integer(number) }
}

extension PlayerID: RecordIdentifier {
    /// The letters `player`, version 8 and variant of RFC 9562, and a number of 62 bits.
    public var uuid: UUID {
        let bits = UInt64(bitPattern: number) & Self.numberBits | Self.variant
        let byte = { (place: UInt64) in UInt8(truncatingIfNeeded: bits >> (place * 8)) }
        return UUID(
            uuid: (
                0x70, 0x6C, 0x61, 0x79, 0x65, 0x72, 0x80, 0x00,
                byte(7), byte(6), byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)
            ))
    }

    /// Creates the identifier with a number from 1 on.
    public init?(uuid: UUID) {
        let bits = withUnsafeBytes(of: uuid.uuid) { bytes in
            bytes[8...].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        }
        self.init(Int64(bits & Self.numberBits))
        guard number > 0, self.uuid == uuid else { return nil }
    }

    private static let numberBits = UInt64(1) << 62 - 1
    private static let variant = UInt64(1) << 63
}

import Domain
import Records

/// Reads a player of valid JSON in the form that most rows of a large document have: its values are
/// whole numbers, null, and texts without escapes. This takes a tenth of the time of `JSONDecoder`.
struct PlainPlayer: RecordReader {
    /// The reason is found when the object is decoded.
    struct InvalidValue: Error {}

    /// The names of the members: the identifier, and the fields in their order.
    private static let names = (["id"] + PlayerField.allCases.map(\.description.name)).map {
        Array($0.utf8)
    }

    private let bytes: [UInt8]
    /// The index of the next byte.
    private(set) var index: Int
    /// The values of the members, and the number of them that `value(of:)` has returned.
    private var values = [RecordValue?](repeating: nil, count: names.count)
    private var count = 0

    init(_ bytes: [UInt8], at index: Int) {
        self.bytes = bytes
        self.index = index
    }

    /// Returns the player, or nil for another form, another member, a repeated or an invalid one,
    /// or an object of which a part is missing.
    mutating func player() -> Player? {
        guard take("{") else { return nil }
        repeat {
            guard let range = text(), take(":"),
                let name = Self.names.firstIndex(where: { bytes[range].elementsEqual($0) }),
                values[name] == nil, let value = value()
            else { return nil }
            values[name] = value
        } while take(",")
        guard take("}"), case .integer(let id) = values[0] else { return nil }
        return try? Player.kind.record(PlayerID(id), from: &self)
    }

    mutating func value(of field: FieldDescription) throws(InvalidValue) -> RecordValue {
        count += 1
        return values[count] ?? .null
    }

    func error(for value: RecordValue, of field: FieldDescription) -> InvalidValue {
        InvalidValue()
    }

    private mutating func value() -> RecordValue? {
        if let range = text() { return .text(String(decoding: bytes[range], as: UTF8.self)) }
        if take("n") {
            index += 3
            return .null
        }
        let isNegative = take("-")
        let start = index
        var number: Int64 = 0
        while index < bytes.count, (0x30...0x39).contains(bytes[index]), index - start < 18 {
            number = number * 10 + Int64(bytes[index] - 0x30)
            index += 1
        }
        return index == start ? nil : .integer(isNegative ? -number : number)
    }

    /// Moves past a text, and returns the range of its bytes.
    private mutating func text() -> Range<Int>? {
        guard take("\"") else { return nil }
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            guard bytes[index] != UInt8(ascii: "\\") else { return nil }
            index += 1
        }
        index += 1
        return index <= bytes.count ? start..<index - 1 : nil
    }

    /// Moves past white space and a byte, if that byte is next.
    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
        guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }
}

import FoundationEssentials

extension UUID {
    /// Parses 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12. Foundation also accepts spaces
    /// instead of digits, and takes a twentieth of the time of a short request.
    init?(digits text: Substring) {
        guard text.utf8.count == 36 else { return nil }
        var number: UInt128 = 0
        for (index, character) in text.utf8.enumerated() {
            switch index {
            case 8, 13, 18, 23:
                guard character == UInt8(ascii: "-") else { return nil }
            default:
                guard let digit = Self.value(ofDigit: character) else { return nil }
                number = number << 4 | UInt128(digit)
            }
        }
        self.init(uuid: unsafeBitCast(number.bigEndian, to: uuid_t.self))
    }

    private static func value(ofDigit character: UInt8) -> UInt8? {
        switch character {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}

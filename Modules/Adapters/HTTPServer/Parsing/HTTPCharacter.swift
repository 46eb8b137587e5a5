/// The kinds of characters in requests, as bit masks of a table with all bytes.
enum HTTPCharacter {
    /// Characters of methods and of the names of header fields (`tchar` in RFC 9110).
    static let token: UInt8 = 1
    /// Characters of a path or query (RFC 3986), including `%`.
    static let target: UInt8 = 2
    /// Characters of a host without brackets and port, including `%`.
    static let host: UInt8 = 4
    /// Characters of the values of header fields: all but control characters, and the tab.
    static let value: UInt8 = 8
    /// The blank and the tab.
    static let blank: UInt8 = 16

    /// Returns whether a byte is of one of the kinds of a mask.
    static func isOne(_ byte: UInt8, of mask: UInt8) -> Bool {
        kinds[Int(byte)] & mask != 0
    }

    /// Returns whether all bytes are of one of the kinds of a mask.
    static func areAll(_ bytes: Span<UInt8>, of mask: UInt8) -> Bool {
        let kinds = kinds
        for index in bytes.indices {
            guard kinds[Int(bytes[index])] & mask != 0 else { return false }
        }
        return true
    }

    /// Returns the value of a hexadecimal digit.
    static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    private static let kinds: [UInt8] = {
        var kinds = [UInt8](repeating: 0, count: 256)
        func add(_ mask: UInt8, _ text: String) {
            for byte in text.utf8 { kinds[Int(byte)] |= mask }
        }
        let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
        let components = letters + "-._~!$&'()*+,;=%"
        add(token, letters + "!#$%&'*+-.^_`|~")
        add(target, components + ":@/?")
        add(host, components)
        add(value | blank, " \t")
        for byte in 0x21...0xFF where byte != 0x7F { kinds[byte] |= value }
        return kinds
    }()
}

extension Span<UInt8> {
    /// Returns whether the bytes are a text in lower case, in any case.
    func isEqual(ignoringCase text: StaticString) -> Bool {
        guard count == text.utf8CodeUnitCount else { return false }
        for index in indices {
            let byte = self[index]
            let isUpper = byte &- UInt8(ascii: "A") < 26
            guard byte | (isUpper ? 0x20 : 0) == text.utf8Start[index] else { return false }
        }
        return true
    }

    /// Returns the position of the first occurrence of a byte.
    func position(of byte: UInt8, from start: Int = 0) -> Int? {
        var index = start
        while index < count {
            if self[index] == byte { return index }
            index += 1
        }
        return nil
    }

    /// The bytes as UTF-8, with replacements for what is not UTF-8.
    var text: String {
        withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    }
}

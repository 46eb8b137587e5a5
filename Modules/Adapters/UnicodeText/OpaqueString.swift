import CUTF8Proc
import Domain
import Platform

/// The preparation of passwords by RFC 8265, section 4.2.
enum OpaqueString {
    private static let options = utf8proc_option_t(
        UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue)
    private static let space: Int32 = 0x20

    static func prepare(_ password: Password) -> PreparedPassword {
        // No text has more code points after its canonical decomposition than three per byte.
        let capacity = password.withBytes(\.count) * 3
        let points = UnsafeMutableBufferPointer<Int32>.allocate(capacity: capacity)
        points.initialize(repeating: 0)
        defer {
            wipe(UnsafeMutableRawBufferPointer(points))
            points.deallocate()
        }
        let count = password.withBytes { bytes in
            utf8proc_decompose(
                bytes.baseAddress, bytes.count, points.baseAddress, capacity, options)
        }
        // The function fails only for invalid UTF-8, which no text is, and for lack of space.
        let decomposed = points.prefix(max(0, min(count, capacity)))
        for index in decomposed.indices where category(points[index]) == UTF8PROC_CATEGORY_ZS {
            points[index] = space
        }
        let composed = utf8proc_normalize_utf32(points.baseAddress, decomposed.count, options)
        return prepared(points.prefix(max(0, composed)))
    }

    private static func prepared(
        _ points: Slice<UnsafeMutableBufferPointer<Int32>>
    ) -> PreparedPassword {
        let capacity = points.count * 4
        let utf8 = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            for point in points {
                guard let next = buffer.baseAddress?.advanced(by: count) else { return }
                count += utf8proc_encode_char(point, next)
            }
        }
        var length = 0
        var state: Int32 = 0
        var previous: Int32?
        for point in points {
            if previous.map({ utf8proc_grapheme_break_stateful($0, point, &state) }) ?? true {
                length += 1
            }
            previous = point
        }
        return PreparedPassword(
            Password(utf8: utf8), length: length,
            hasDisallowedCharacters: !points.allSatisfy(isAllowed))
    }

    /// Returns whether `FreeformClass` of RFC 8264 has a code point. Joiners and variation
    /// selectors are allowed everywhere, because emoji contain them.
    private static func isAllowed(_ point: Int32) -> Bool {
        switch point {
        case 0x200C, 0x200D, 0xFE0E, 0xFE0F: return true
        // Conjoining letters of Hangul that no syllable contains.
        case 0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF: return false
        default: break
        }
        if utf8proc_get_property(point).pointee.ignorable != 0 { return false }
        switch category(point) {
        case UTF8PROC_CATEGORY_CC, UTF8PROC_CATEGORY_CF, UTF8PROC_CATEGORY_CN,
            UTF8PROC_CATEGORY_CO, UTF8PROC_CATEGORY_CS, UTF8PROC_CATEGORY_ZL,
            UTF8PROC_CATEGORY_ZP:
            return false
        default: return true
        }
    }

    private static func category(_ point: Int32) -> utf8proc_category_t {
        utf8proc_category(point)
    }
}

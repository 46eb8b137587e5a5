/// The two initial consonants for which some Korean input methods type one character, such as ㄳ for
/// ㄱ and ㅅ.
enum ConsonantPairs {
    private static let pairs: [Int32: String] = [
        0x11AA: "\u{1100}\u{1109}",  // ㄳ
        0x11AC: "\u{1102}\u{110C}",  // ㄵ
        0x11AD: "\u{1102}\u{1112}",  // ㄶ
        0x11B0: "\u{1105}\u{1100}",  // ㄺ
        0x11B1: "\u{1105}\u{1106}",  // ㄻ
        0x11B2: "\u{1105}\u{1107}",  // ㄼ
        0x11B3: "\u{1105}\u{1109}",  // ㄽ
        0x11B4: "\u{1105}\u{1110}",  // ㄾ
        0x11B5: "\u{1105}\u{1111}",  // ㄿ
        // Unicode folds these two to initial consonants.
        0x111A: "\u{1105}\u{1112}",  // ㅀ
        0x1121: "\u{1107}\u{1109}",  // ㅄ
    ]

    /// Returns the consonants of such a character, or nil for any other code point. A final after a
    /// vowel is a part of its syllable.
    static func spelling(of point: Int32, after previous: Unicode.Scalar?) -> String? {
        guard let pair = pairs[point] else { return nil }
        let followsVowel = previous.map { ("\u{1161}"..."\u{1175}").contains($0) } ?? false
        return followsVowel && point >= 0x11A8 ? nil : pair
    }
}

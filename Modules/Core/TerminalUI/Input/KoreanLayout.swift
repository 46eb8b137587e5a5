/// The Korean keyboard layout with two sets of jamo (KS X 5002), which most Koreans use.
///
/// An organiser does not switch layouts to score a goal: where no text is expected, ㅁ is the key
/// `a`.
enum KoreanLayout {
    /// ㄱ, the first jamo that stands alone in Unicode (Hangul Compatibility Jamo).
    private static let firstJamo: UInt32 = 0x3131
    /// ㅏ, the first vowel of these.
    private static let firstVowel: UInt32 = 0x314F
    /// The keys of the jamo from `firstJamo`.
    private static let keys = """
        r R rt s sw sg e E f fr fa fq ft fx fv fg a q Q qt t T d w W c z x v g \
        k o i O j p u P h hk ho hl y n nj np nl b m ml l
        """.split(separator: " ").map(Array.init)
    private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
    private static let finals = Array(
        "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")
    private static let vowelCount: UInt32 = 21

    /// Returns the jamo of a syllable or of a compound jamo, or the letter on the key of a jamo.
    ///
    /// - Returns: nil for a character that this layout cannot type.
    static func parts(of character: Character) -> [Character]? {
        guard let scalar = character.unicodeScalars.first?.value, scalar >= 0x1100 else {
            return nil
        }
        if character.unicodeScalars.count == 1, scalar >= firstJamo,
            scalar - firstJamo < keys.count
        {
            let letters = keys[Int(scalar - firstJamo)]
            return letters.count == 1 ? letters : letters.compactMap(jamo(on:))
        }
        let found = character.unicodeScalars.compactMap { jamo(of: $0.value) }
        return found.count == character.unicodeScalars.count ? found.flatMap(\.self) : nil
    }

    private static func jamo(on key: Character) -> Character? {
        keys.firstIndex(of: [key]).flatMap { Unicode.Scalar(firstJamo + UInt32($0)) }
            .map(Character.init)
    }

    /// Returns the jamo of a syllable, or of a jamo that is a part of a syllable.
    private static func jamo(of scalar: UInt32) -> [Character]? {
        switch scalar {
        case 0x1100...0x1112: [initials[Int(scalar - 0x1100)]]
        case 0x1161...0x1175: vowel(scalar - 0x1161).map { [$0] }
        case 0x11A8...0x11C2: [finals[Int(scalar - 0x11A8)]]
        case 0xAC00...0xD7A3: syllable(scalar - 0xAC00)
        default: nil
        }
    }

    /// Returns the jamo of a syllable by its number in Unicode, where the final changes fastest.
    private static func syllable(_ number: UInt32) -> [Character]? {
        let finalCount = UInt32(finals.count + 1)
        let (rest, final) = number.quotientAndRemainder(dividingBy: finalCount)
        let (initial, vowel) = rest.quotientAndRemainder(dividingBy: vowelCount)
        return self.vowel(vowel).map {
            [initials[Int(initial)], $0] + (final > 0 ? [finals[Int(final - 1)]] : [])
        }
    }

    private static func vowel(_ number: UInt32) -> Character? {
        Unicode.Scalar(firstVowel + number).map(Character.init)
    }
}

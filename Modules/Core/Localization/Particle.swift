/// A Korean particle, whose form depends on the last sound of the word before it.
///
/// A word in Latin letters is read as a name is usually transcribed: `Bob` ends with a consonant,
/// and `James` with a vowel. Where names of one ending differ, both forms are written.
public enum Particle: Sendable {
    /// 이 or 가.
    case subject
    /// 을 or 를.
    case object
    /// 은 or 는.
    case topic
    /// 과 or 와.
    case with
    /// 으로 or 로.
    case to
    /// 이라는 or 라는.
    case named

    private enum Sound {
        case vowel, consonant
        /// ㄹ, after which 로 stands as after a vowel.
        case liquid
    }

    /// Returns the form after a word, or both forms if its sound is not known.
    public func form(after word: String) -> String {
        let (consonant, vowel, both) =
            switch self {
            case .subject: ("이", "가", "이(가)")
            case .object: ("을", "를", "을(를)")
            case .topic: ("은", "는", "은(는)")
            case .with: ("과", "와", "과(와)")
            case .to: ("으로", "로", "(으)로")
            case .named: ("이라는", "라는", "(이)라는")
            }
        return switch Self.lastSound(of: word) {
        case .vowel: vowel
        case .consonant: consonant
        case .liquid: self == .to ? vowel : consonant
        case nil: both
        }
    }

    private static func lastSound(of word: String) -> Sound? {
        guard let last = word.last(where: { $0.isLetter || $0.isNumber }),
            let scalar = last.unicodeScalars.last
        else { return nil }
        switch scalar.value {
        case 0xAC00...0xD7A3:
            // The 28 final sounds of a syllable: none, and as the ninth one ㄹ.
            let final = (scalar.value - 0xAC00) % 28
            return final == 0 ? .vowel : final == 8 ? .liquid : .consonant
        // The parts of a decomposed syllable.
        case 0x1161...0x1175: return .vowel
        case 0x11A8...0x11C2: return scalar.value == 0x11AF ? .liquid : .consonant
        case 0x30...0x39:
            // 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구; and 십, 백, 천 or 만.
            return [
                .consonant, .liquid, .vowel, .consonant, .vowel, .vowel, .consonant, .liquid,
                .liquid, .vowel,
            ][Int(scalar.value - 0x30)]
        default:
            let name = word.split { !$0.isLetter && !$0.isNumber }.last ?? ""
            return last.isASCII ? latinSound(of: name) : nil
        }
    }

    private static func latinSound(of name: Substring) -> Sound? {
        let letters = Array(name.lowercased())
        guard letters.count > 1 else {
            // 알, 엘, 엠 and 엔 are names of letters; the others end with a vowel.
            return switch letters.last {
            case "l", "r": .liquid
            case "m", "n": .consonant
            default: .vowel
            }
        }
        // Abbreviations are read as letters, or as words.
        guard name.contains(where: \.isLowercase) else { return nil }
        let (before, last) = (letters[letters.count - 2], letters[letters.count - 1])
        switch (before, last) {
        case (_, "l"): return .liquid
        case (_, "m"), (_, "n"), ("n", "g"): return .consonant
        // 제인 and 시모네, 카일 and 엘레, 마크 and 박.
        case ("n", "e"), ("m", "e"), ("l", "e"), ("r", "k"): return nil
        // 밥, 에릭, 잭, 필립, 팻 and 웹.
        case (let before, "b"), (let before, "c"), (let before, "k"), (let before, "p"),
            (let before, "t"):
            return before == last || "aeiouc".contains(before) ? .consonant : .vowel
        default: return .vowel
        }
    }
}

/// A Korean particle, whose form depends on the last sound of the word before it.
///
/// The rules are those of the National Institute of Korean Language. A word in Latin letters is
/// read as it is usually transcribed: a name such as `Bob` ends with a consonant, and `Mark` with a
/// vowel.
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
            let scalar = last.unicodeScalars.first
        else { return nil }
        switch scalar.value {
        case 0xAC00...0xD7A3:
            // The 28 final sounds of a syllable: none, and as the ninth one ㄹ.
            let final = (scalar.value - 0xAC00) % 28
            return final == 0 ? .vowel : final == 8 ? .liquid : .consonant
        case 0x30...0x39:
            // 영, 일, 이, 삼, 사, 오, 육, 칠, 팔, 구; and 십, 백, 천 or 만.
            return [
                .consonant, .liquid, .vowel, .consonant, .vowel, .vowel, .consonant, .liquid,
                .liquid, .vowel,
            ][Int(scalar.value - 0x30)]
        default: return latinSound(of: word, endingWith: last)
        }
    }

    private static func latinSound(of word: String, endingWith last: Character) -> Sound? {
        let letters = word.lowercased().filter(\.isLetter)
        guard last.isASCII else { return nil }
        let before = letters.dropLast().last
        let isAlone = word.split { !$0.isLetter && !$0.isNumber }.last?.count == 1
        switch letters.last {
        case "l": return .liquid
        // 알 is the name of the letter.
        case "r" where isAlone: return .liquid
        case "m", "n": return .consonant
        case "g" where before == "n": return .consonant
        case "b", "c", "k", "p":
            // 밥, 에릭, 잭 and 필립, but 마크.
            let follows = before.map { "aeiouc".contains($0) } ?? false
            return follows && !isAlone ? .consonant : .vowel
        case .some: return .vowel
        case nil: return nil
        }
    }
}

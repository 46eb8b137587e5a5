extension String {
    /// The letters and digits of this text in lower case, Latin ones without accents: `cant` for
    /// `Can't`. Phrases are compared in this form.
    var phraseKey: String {
        if utf8.allSatisfy({ (0x61...0x7A).contains($0) }) { return self }
        var key = UnicodeScalarView()
        for scalar in lowercased().unicodeScalars {
            switch scalar.value {
            case 0x61...0x7A, 0x30...0x39, 0xAC00...0xD7A3: key.append(scalar)
            case 0...0x7F: break
            case 0xDF: key.append(contentsOf: ["s", "s"])
            case 0x131: key.append("i")
            case 0xC0..<0x250: key.append(PlainLetters.low[Int(scalar.value) - 0xC0])
            case 0x1E00..<0x1F00: key.append(PlainLetters.high[Int(scalar.value) - 0x1E00])
            default: if scalar.isLetterOfPhrase { key.append(scalar) }
            }
        }
        return String(key)
    }
}

/// The Latin letters without their accents.
private enum PlainLetters {
    static let low = (0xC0..<0x250).map(plain)
    static let high = (0x1E00..<0x1F00).map(plain)

    /// Returns the letter without its accent, by its name in Unicode, such as `LATIN SMALL LETTER
    /// E WITH ACUTE`.
    private static func plain(_ value: Int) -> Unicode.Scalar {
        guard let scalar = Unicode.Scalar(UInt32(value)) else { return " " }
        let words = (scalar.properties.name ?? "").split(separator: " ")
        guard words.count > 4, words[0] == "LATIN", words[4] == "WITH", words[3].count == 1,
            let letter = words[3].lowercased().unicodeScalars.first
        else { return scalar }
        return letter
    }
}

extension Unicode.Scalar {
    /// True if this is a letter or a digit, and no mark above one.
    fileprivate var isLetterOfPhrase: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark: false
        default: properties.isAlphabetic || properties.numericType == .decimal
        }
    }
}

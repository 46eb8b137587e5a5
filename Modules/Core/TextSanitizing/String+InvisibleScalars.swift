extension String {
    /// This text without invisible scalars, except for those that a script or an emoji needs
    /// between its neighbours. Two names that look the same are then the same.
    var withoutInvisibleScalars: String {
        let scalars = unicodeScalars
        guard scalars.contains(where: \.isInvisible) else { return self }
        var result = UnicodeScalarView()
        for index in scalars.indices {
            let scalar = scalars[index]
            let next = scalars[index...].dropFirst().first { !$0.isInvisible }
            if !scalar.isInvisible || scalar.isNeeded(after: result.last, before: next) {
                result.append(scalar)
            }
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    /// True if this scalar takes no place of its own. The blank pattern of Braille takes one, but
    /// shows nothing.
    var isInvisible: Bool {
        // The signs of Arabic numbers are visible format characters.
        properties.isDefaultIgnorableCodePoint || self == "\u{2800}"
    }

    /// True if this symbol takes a place among others of its script, but shows nothing: the Khitan
    /// filler, the blanks of hieroglyphs, and the null notehead.
    var isBlank: Bool { [0x16FE4, 0x13441, 0x13442, 0x1D159].contains(value) }

    /// True if this scalar stands for a missing part of an old Hangul syllable.
    fileprivate var isFiller: Bool { self == "\u{115F}" || self == "\u{1160}" }

    /// Returns whether this invisible scalar changes how its neighbours look.
    ///
    /// - Parameters:
    ///   - previous: The scalar before it that is kept.
    ///   - next: The next visible scalar.
    fileprivate func isNeeded(
        after previous: Unicode.Scalar?, before next: Unicode.Scalar?
    ) -> Bool {
        if isFiller { return previous?.isJamo == true || next?.isJamo == true }
        guard let previous else { return false }
        switch value {
        case 0x200C, 0x200D:
            // A joiner after a virama also shapes the end of a word.
            return previous.properties.canonicalCombiningClass.rawValue == 9
                || previous.isCursive && next?.isCursive == true
                || self == "\u{200D}" && previous.isPartOfEmoji && next?.isPartOfEmoji == true
        case 0xFE00...0xFE0F, 0xE0100...0xE01EF: return previous.hasVariations
        case 0x180B...0x180F: return (0x1820...0x18AF).contains(previous.value)
        case 0xE0020...0xE007F: return previous == "\u{1F3F4}" || previous.isTag
        case 0x034F: return (0x0591...0x05F4).contains(previous.value)
        default: return false
        }
    }

    private var isJamo: Bool { (0x1100...0x11FF).contains(value) && !isFiller }

    /// True if this is a letter of the names of regions in emoji of flags.
    private var isTag: Bool { (0xE0020...0xE007E).contains(value) }

    private var isPartOfEmoji: Bool {
        value > 0xFF && (properties.isEmoji || properties.isVariationSelector || isTag)
    }

    /// True if variation selectors can follow: emoji, Han and Myanmar characters.
    private var hasVariations: Bool {
        properties.isEmoji || properties.isIdeographic || (0x1000...0x109F).contains(value)
    }

    /// True if the neighbours of this letter change its form.
    private var isCursive: Bool {
        switch value {
        case 0x0600...0x0DFF: true  // Arabic to Sinhala
        case 0x1000...0x109F: true  // Myanmar
        case 0x1780...0x18AF: true  // Khmer, Mongolian
        case 0xA840...0xABFF: true  // Phags-pa to Meetei Mayek
        case 0xFB50...0xFDFF, 0xFE70...0xFEFC: true  // forms of Arabic letters
        case 0x10A00...0x11FFF, 0x1E900...0x1E95F: true  // further scripts of India, Adlam
        default: false
        }
    }
}

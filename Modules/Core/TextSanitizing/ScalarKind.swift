enum ScalarKind {
    case visible, lineBreak, control, explicitDirectional, joiner, format, privateUse, unassigned
}

extension Unicode.Scalar {
    /// True if this scalar is a directional embedding, override or isolate, which reorders the text
    /// around it. The implicit directional marks are not included.
    public var isExplicitDirectionalControl: Bool {
        (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }

    var kind: ScalarKind {
        switch properties.generalCategory {
        case .control: ["\n", "\r", "\t"].contains(self) ? .lineBreak : .control
        case .lineSeparator, .paragraphSeparator: .lineBreak
        case .format where isExplicitDirectionalControl: .explicitDirectional
        case .format where self == "\u{200C}" || self == "\u{200D}": .joiner
        case .format: .format
        case .privateUse: .privateUse
        case .unassigned, .surrogate: .unassigned
        default: .visible
        }
    }

    /// True if this scalar is visible ASCII, a space, or a letter of a script that many names use.
    /// Every policy except `recording` keeps such scalars, and this test is much faster than a
    /// lookup of Unicode properties.
    var isCommonInNames: Bool {
        switch value {
        case 0x20...0x7E, 0xC0...0x24F: true  // Latin
        case 0x400...0x481: true  // Cyrillic
        case 0x4E00...0x9FA5: true  // Han
        case 0xAC00...0xD7A3: true  // Hangul
        default: false
        }
    }
}

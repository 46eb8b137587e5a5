/// The tokens of a line.
struct TokenizedLine: Sendable {
    /// The largest number of Unicode scalars that are read. A character can have any number of
    /// scalars, so characters are not counted.
    static let maximumLength = 2_000

    /// The tokens from left to right.
    private(set) var tokens: ListTokens = []
    /// True if the line has more scalars than are read.
    let isCut: Bool

    private var current = String.UnicodeScalarView()
    private var currentClass: ListScalarClass?
    private var hasSpace = false
    private var hasTab = false

    /// Divides a line.
    init(_ line: some StringProtocol, limit: Int = maximumLength) {
        let scalars = Array(line.unicodeScalars.prefix(limit + 1))
        isCut = scalars.count > limit
        for (index, scalar) in scalars.prefix(limit).enumerated() {
            let (scalar, scalarClass) = scalar.listForm
            if scalarClass == .joiner, currentClass == .letter,
                scalars.dropFirst(index + 1).first?.listForm.1 == .letter
            {
                current.append(scalar)
            } else {
                add(scalar, scalarClass == .joiner ? .mark : scalarClass)
            }
        }
        finishToken()
    }

    private mutating func add(_ scalar: Unicode.Scalar, _ scalarClass: ListScalarClass) {
        switch scalarClass {
        case .invisible: break
        case .space:
            finishToken()
            hasSpace = true
            if scalar == "\t" { hasTab = true }
        case .letter, .digit:
            if currentClass != scalarClass { finishToken() }
            current.append(scalar)
            currentClass = scalarClass
        case .accent:
            // An accent without a letter has no meaning.
            if currentClass == .letter { current.append(scalar) }
        case .symbol, .mark, .joiner:
            finishToken()
            current.append(scalar)
            currentClass = scalarClass
            finishToken()
        }
    }

    private mutating func finishToken() {
        guard let scalarClass = currentClass else { return }
        let text = String(current)
        let (kind, key): (ListToken.Kind, String) =
            switch scalarClass {
            case .letter: (.word, text.phraseKey)
            case .digit: (.number, text.asciiDigits)
            case .symbol: (.symbol, text)
            default: (.punctuation, text)
            }
        tokens.append(
            ListToken(
                kind: kind, text: text, key: key, isGlued: !hasSpace && !tokens.isEmpty,
                followsTab: hasTab))
        current = String.UnicodeScalarView()
        currentClass = nil
        hasSpace = false
        hasTab = false
    }
}

extension String {
    /// The digits of this text, which can be of any script, in ASCII.
    fileprivate var asciiDigits: String {
        unicodeScalars.reduce(into: "") { digits, scalar in
            digits += String(Int(scalar.properties.numericValue ?? 0))
        }
    }
}

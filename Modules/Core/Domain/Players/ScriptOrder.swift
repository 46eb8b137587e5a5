/// The order of names in different scripts. Names in the same script are ordered by their keys.
public enum ScriptOrder: Hashable, CaseIterable, Sendable {
    /// By code points: Latin letters before Hangul.
    case codePoints
    /// Hangul before the other scripts, as Koreans expect. The others are ordered by code points.
    case hangulFirst

    /// The first letter of Hangul in name keys, which are decomposed, and the first character after
    /// the last one.
    public static let hangul = (first: "\u{1100}", end: "\u{1200}")

    /// Returns whether a name is before another one.
    ///
    /// - Parameters:
    ///   - left: The UTF-8 code units of the `TextFolding.nameKey`.
    ///   - right: The key of the other name.
    public func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        let (leftGroup, rightGroup) = (group(of: left), group(of: right))
        return leftGroup == rightGroup
            ? left.lexicographicallyPrecedes(right) : leftGroup < rightGroup
    }

    private func group(of key: [UInt8]) -> Int {
        guard self == .hangulFirst else { return 0 }
        let isHangul =
            !key.lexicographicallyPrecedes(Self.hangul.first.utf8)
            && key.lexicographicallyPrecedes(Self.hangul.end.utf8)
        return isHangul ? 0 : 1
    }
}

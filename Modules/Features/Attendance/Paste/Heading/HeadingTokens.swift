extension ListTokens {
    /// True if this is the line of a place, such as `📍 Park` or `Ort: Halle 3`.
    ///
    /// A time before the sign `@` makes `20:30 @ TBC` the line of a place, too.
    var isPlaceLine: Bool {
        first?.key == "📍" || isLabelledPlace || hasTime && placeSign != nil
    }

    /// The index of an `@` that stands before a place: `@ana` mentions a person, and `@ 20:30` is a
    /// time.
    var placeSign: Index? {
        indices.first { index in
            guard self[index].isMark("@"), index + 1 < endIndex else { return false }
            return !self[index + 1].isGlued && self[index + 1].kind == .word
        }
    }

    /// True if this is a line such as `Ort: Halle 3`.
    var isLabelledPlace: Bool {
        guard let first, HeadingWords.placeLabels.contains(first.key) else { return false }
        return dropFirst().first?.isMark(":") == true
    }

    /// True if this is a remark about the number of players or the duration, such as `We need 10
    /// players` and `max 90 minutes`. A smaller number is one of guests, as in `Joe and 2 people`,
    /// or that of somebody who is late.
    var isCountLine: Bool {
        indices.contains { index in
            let value = self[index].value ?? 0
            return value >= 6 && isCounted(at: index, HeadingWords.playerWords)
                || value >= 45 && isCounted(at: index, HeadingWords.minuteWords)
        }
    }

    /// Returns whether a number is a part of a time, a date or a fraction.
    func isPartOfNumber(at index: Index) -> Bool {
        let isSign = { (index: Index) in
            self.indices.contains(index) && self[index].isMark(":", ".", "/")
        }
        let isNumber = { (index: Index) in
            self.indices.contains(index) && self[index].kind == .number
        }
        return isSign(index - 1) && isNumber(index - 2) || isSign(index + 1) && isNumber(index + 2)
    }

    /// Returns whether a number stands before one of some words.
    func isCounted(at index: Index, _ words: Set<String>) -> Bool {
        self[index].kind == .number && index + 1 < endIndex && words.contains(self[index + 1].key)
    }

    /// True if the line begins with a date such as `1 Dec`, which looks like a numbered name.
    var beginsWithDate: Bool {
        guard first?.kind == .number, let date = HeadingDate(self),
            let month = prefix(date.length).first(where: { $0.month != nil })
        else { return false }
        // `1. Dec` can be a name.
        return !month.canBeFirstName && (dropFirst().first?.isMark(".") != true || hasTime)
    }

    /// Returns whether a time or a date begins at an index.
    func beginsTime(at index: Index) -> Bool {
        let time = HeadingTime(self[index...], after: self[..<index])
        return time != nil || HeadingDate(self[index...]) != nil
    }

    /// True if these are only a dash, or a word such as `to`.
    var isRange: Bool {
        count == 1 && allSatisfy { $0.isMark("-", "—", "~") || $0.key == "to" || $0.key == "bis" }
    }

    /// True if these are a name such as `Halle 3`, and no remark such as `14 places`, `who's in?`
    /// or `bring shirts`.
    var looksLikePlace: Bool {
        guard let first, first.kind == .word, first.text.first?.isLowercase == false,
            !contains(where: { $0.isMark(":", "?", "!") })
        else { return false }
        return !indices.dropLast().contains {
            self[$0].kind == .number && self[$0 + 1].kind == .word
        }
    }
}

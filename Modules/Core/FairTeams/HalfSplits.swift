/// All splits of some groups of candidates, sorted by their keys.
struct HalfSplits {
    /// A group of candidates that can be in either team.
    struct Choice {
        /// The values if the first member is in team A.
        let first: SplitKey
        /// The values if the first member is in team B.
        let second: SplitKey
    }

    /// Splits with equal keys.
    struct Entry {
        let key: SplitKey
        /// The range of these splits in `masks`.
        let splits: Range<Int>
    }

    /// The decisions of each split: a bit is 1 if the first member of the group with its number is
    /// in team B.
    let masks: [UInt32]
    let entries: [Entry]
    /// The ranges of the entries with equal signatures, in ascending order.
    let signatures: [Range<Int>]

    /// Lists all splits. Each choice merges two sorted lists, so that nothing has to be sorted.
    init(_ choices: [Choice], base: SplitKey = SplitKey()) {
        var keys = [base]
        var masks: [UInt32] = [0]
        for (number, choice) in choices.enumerated() {
            var (nextKeys, nextMasks): ([SplitKey], [UInt32]) = ([], [])
            nextKeys.reserveCapacity(2 * keys.count)
            nextMasks.reserveCapacity(2 * keys.count)
            var (first, second) = (0, 0)
            while first < keys.count || second < keys.count {
                let takesFirst =
                    second == keys.count
                    || first < keys.count
                        && keys[first] + choice.first <= keys[second] + choice.second
                if takesFirst {
                    nextKeys.append(keys[first] + choice.first)
                    nextMasks.append(masks[first])
                    first += 1
                } else {
                    nextKeys.append(keys[second] + choice.second)
                    nextMasks.append(masks[second] | 1 << UInt32(number))
                    second += 1
                }
            }
            (keys, masks) = (nextKeys, nextMasks)
        }
        var (entries, signatures): ([Entry], [Range<Int>]) = ([], [])
        var start = 0
        var firstEntry = 0
        for index in 1...keys.count {
            let isEnd = index == keys.count
            guard isEnd || keys[index] != keys[start] else { continue }
            entries.append(Entry(key: keys[start], splits: start..<index))
            if isEnd || keys[index].signature != keys[start].signature {
                signatures.append(firstEntry..<entries.count)
                firstEntry = entries.count
            }
            start = index
        }
        (self.masks, self.entries, self.signatures) = (masks, entries, signatures)
    }
}

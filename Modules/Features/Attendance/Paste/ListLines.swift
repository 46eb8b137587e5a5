extension String {
    /// The lines of this text, which end with any of the line breaks of Unicode.
    ///
    /// The scalars are examined, not the characters, because a mark that follows a line break
    /// would otherwise hide it.
    var listLines: [Substring] {
        var lines: [Substring] = []
        let scalars = unicodeScalars
        var start = scalars.startIndex
        var index = start
        while index < scalars.endIndex {
            let scalar = scalars[index]
            let next = scalars.index(after: index)
            guard scalar.isLineBreak else {
                index = next
                continue
            }
            lines.append(Substring(scalars[start..<index]))
            let isPair = scalar == "\r" && next < scalars.endIndex && scalars[next] == "\n"
            index = isPair ? scalars.index(after: next) : next
            start = index
        }
        if start < scalars.endIndex { lines.append(Substring(scalars[start...])) }
        return lines
    }
}

extension Unicode.Scalar {
    fileprivate var isLineBreak: Bool {
        switch value {
        case 0xA...0xD, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}

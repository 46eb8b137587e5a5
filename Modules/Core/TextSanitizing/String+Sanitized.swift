extension String {
    /// Returns this text without the characters that are unsafe for a purpose.
    ///
    /// - Parameters:
    ///   - policy: The purpose of the text.
    ///   - limit: The largest number of Unicode scalars to read. The default is 200 for `message`
    ///     and no limit for the other policies. Characters are not counted because one character
    ///     can have thousands of scalars.
    public func sanitized(for policy: TextPolicy, limit: Int? = nil) -> String {
        let limit = limit ?? (policy == .message ? 200 : .max)
        if needsNoChange(for: policy, limit) {
            // The space is the only white space among the common characters.
            let isPadded = utf8.first == 0x20 || utf8.last == 0x20
            return policy == .storedName && isPadded ? trimmed : self
        }
        let result = treated(for: policy, limit)
        return policy == .storedName ? result.withoutInvisibleScalars.trimmed : result
    }

    /// A fast test for common text. A text that fails it may still need no change.
    private func needsNoChange(for policy: TextPolicy, _ limit: Int) -> Bool {
        // A scalar takes at least one byte.
        utf8.count <= limit && unicodeScalars.allSatisfy(\.isCommonInNames)
            && (policy != .recording || utf8.allSatisfy { $0 != 0x22 && $0 != 0x5C })
    }

    private func treated(for policy: TextPolicy, _ limit: Int) -> String {
        var result = UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in unicodeScalars.prefix(limit) {
            switch policy.treatment(of: scalar) {
            case .keep: result.append(scalar)
            case .remove: break
            // A line break of two scalars becomes one space.
            case .space: if scalar != "\n" || previous != "\r" { result.append(" ") }
            case .replace: result.append("\u{FFFD}")
            case .escape:
                result.append(contentsOf: "\\{\(String(scalar.value, radix: 16))}".unicodeScalars)
            }
            previous = scalar
        }
        if policy == .message, !unicodeScalars.dropFirst(limit).isEmpty { result.append("…") }
        return String(result)
    }

    private var trimmed: String {
        guard unicodeScalars.contains(where: \.isVisible),
            let first = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}

extension Unicode.Scalar {
    fileprivate var isVisible: Bool { !properties.isWhitespace && !isInvisible && !isBlank }
}

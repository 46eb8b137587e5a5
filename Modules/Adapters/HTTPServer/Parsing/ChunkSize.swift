/// The line before a chunk of a body: its size, and extensions, which are ignored.
enum ChunkSize {
    /// The largest number of digits.
    private static let digitLimit = 8

    /// Returns the size in a line without its end.
    static func parse(_ line: Span<UInt8>) throws(RequestError) -> Int {
        var (size, index) = (0, 0)
        while index < line.count, let digit = HTTPCharacter.digit(line[index]) {
            size = size << 4 | Int(digit)
            index += 1
            guard index <= digitLimit else { throw .malformed }
        }
        guard index > 0 else { throw .malformed }
        try validate(extensions: line.extracting(index...))
        return size
    }

    /// Checks that extensions are empty or have a semicolon and a name.
    private static func validate(extensions: Span<UInt8>) throws(RequestError) {
        guard !extensions.isEmpty else { return }
        guard extensions.count > 1, extensions[0] == UInt8(ascii: ";"),
            HTTPCharacter.isOne(extensions[1], of: HTTPCharacter.token),
            HTTPCharacter.areAll(extensions, of: HTTPCharacter.value)
        else { throw .malformed }
    }
}

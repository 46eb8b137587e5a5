import CUTF8Proc

/// The code points of the folded and decomposed form of a text.
enum CodePoints {
    private static let options = utf8proc_option_t(
        UTF8PROC_STABLE.rawValue | UTF8PROC_COMPAT.rawValue | UTF8PROC_DECOMPOSE.rawValue
            | UTF8PROC_CASEFOLD.rawValue | UTF8PROC_IGNORE.rawValue)

    /// Returns the result of `body` for the folded code points. Returns `text` if libutf8proc runs
    /// out of memory: the search then finds fewer names.
    ///
    /// - Parameter body: A function that may change the buffer.
    static func folded(
        _ text: String, _ body: (UnsafeMutableBufferPointer<Int32>) -> String
    ) -> String {
        var text = text
        let key: String? = text.withUTF8 { bytes in
            // Two code points per byte fit most texts. The second pass has the exact size.
            var capacity = bytes.count * 2
            for _ in 0..<2 {
                let buffer = UnsafeMutableBufferPointer<Int32>.allocate(capacity: capacity)
                defer { buffer.deallocate() }
                let needed = utf8proc_decompose(
                    bytes.baseAddress, bytes.count, buffer.baseAddress, capacity, options)
                if needed < 0 { return nil }
                if needed <= capacity {
                    return body(UnsafeMutableBufferPointer(rebasing: buffer[..<needed]))
                }
                capacity = needed
            }
            return nil
        }
        return key ?? text
    }
}

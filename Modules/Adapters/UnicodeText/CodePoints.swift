import CUTF8Proc

/// A text as the code points of its folded, decomposed form.
enum CodePoints {
    private static let options = utf8proc_option_t(
        UTF8PROC_STABLE.rawValue | UTF8PROC_COMPAT.rawValue | UTF8PROC_DECOMPOSE.rawValue
            | UTF8PROC_CASEFOLD.rawValue | UTF8PROC_IGNORE.rawValue)

    /// Hands out the code points in a buffer that may be changed. Without memory for it the text
    /// itself comes back: a key that finds less, but no crash.
    static func folded(
        _ text: String, _ body: (UnsafeMutableBufferPointer<Int32>) -> String
    ) -> String {
        var text = text
        let key: String? = text.withUTF8 { bytes in
            // Most decompositions stay below two code points a byte; longer ones ask again.
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

import Glibc

/// Returns a time in UTC as text.
///
/// - Parameters:
///   - seconds: Seconds since 1970-01-01 00:00 UTC.
///   - format: A format of `strftime`, for at most 63 bytes of text.
public func utcText(_ seconds: Int64, _ format: String) -> String {
    var seconds = time_t(seconds)
    var fields = tm()
    gmtime_r(&seconds, &fields)
    var text = [CChar](repeating: 0, count: 64)
    strftime(&text, text.count, format, &fields)
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}

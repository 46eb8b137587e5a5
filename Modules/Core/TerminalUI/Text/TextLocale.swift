import CWidth
import Platform

/// Character widths come from the C library, and it knows them only under a UTF-8 locale. A machine
/// that sets another one (or none: a bare container) gets the C library's own.
public enum TextLocale {
    /// Reading it prepares the process, once.
    public static let isUnicode: Bool = {
        setlocale(LC_CTYPE, "")
        return wcwidth(0xAC00) == 2 || setlocale(LC_CTYPE, "C.UTF-8") != nil
            || setlocale(LC_CTYPE, "en_US.UTF-8") != nil
    }()
}

import CWidth
import Platform

/// The character set of the process. The C library knows the widths of characters only in a UTF-8
/// locale, so a process with another locale, or none as in a minimal container, is switched to one.
public enum TextLocale {
    /// A Boolean value indicating whether the C library uses UTF-8. The first access sets the
    /// locale of the process.
    public static let isUnicode: Bool = {
        setlocale(LC_CTYPE, "")
        return wcwidth(0xAC00) == 2 || setlocale(LC_CTYPE, "C.UTF-8") != nil
            || setlocale(LC_CTYPE, "en_US.UTF-8") != nil
    }()
}

import CWidth
import Glibc
import Platform

/// The character set of the process. The C library knows the widths of characters only in a UTF-8
/// locale, so a process with another locale, or none as in a minimal container, is switched to one.
public enum TextLocale {
    /// True if the C library uses UTF-8. The first access sets the locale of the process.
    public static var isUnicode: Bool { process.isUnicode }

    /// The characters that the locale of the environment announces. The first access sets the
    /// locale of the process.
    public static var repertoire: Repertoire { process.repertoire }

    private static let process: (repertoire: Repertoire, isUnicode: Bool) = {
        // The name tells the encoding of a locale that is not installed.
        let encoding =
            setlocale(LC_CTYPE, "") == nil
            ? Self.encoding(environment: environmentVariable)
            : String(cString: nl_langinfo(nl_item(CODESET)))
        return (
            Self.repertoire(encoding: encoding),
            wcwidth(0xAC00) == 2 || setlocale(LC_CTYPE, "C.UTF-8") != nil
                || setlocale(LC_CTYPE, "en_US.UTF-8") != nil
        )
    }()

    /// Returns the encoding in the name of the locale, or an empty text if it names none.
    static func encoding(environment: (String) -> String?) -> String {
        let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(environment)
        let parts = names.first { !$0.isEmpty }?.split(separator: "@").first?.split(separator: ".")
        return parts.flatMap { $0.count > 1 ? $0.last.map(String.init) : nil } ?? ""
    }

    /// Returns the characters of an encoding.
    ///
    /// ASCII is the encoding of a process without a locale, as on many servers, and tells nothing
    /// about the terminal. So letters are kept, which most terminals show.
    static func repertoire(encoding: String) -> Repertoire {
        switch encoding.lowercased().filter({ $0.isLetter || $0.isNumber }) {
        case "utf8": .unicode
        case "", "ansix341968", "ascii", "usascii", "646": .asciiMarks
        default: .ascii
        }
    }
}

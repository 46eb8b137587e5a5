/// Why a text is no name.
public enum NameError: Hashable, Sendable {
    /// Nothing of it can be seen.
    case empty
    /// It has more characters than such a name may have.
    case tooLong

    /// What is wrong with a text that `SingleLine` has cleaned; nil when nothing is.
    init?(of clean: String, limit: Int) {
        if clean.isEmpty {
            self = .empty
        } else if !SingleLine.fits(clean, limit) {
            self = .tooLong
        } else {
            return nil
        }
    }
}

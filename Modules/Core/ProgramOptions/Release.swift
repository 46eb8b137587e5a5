/// The release that all programs of this package belong to. Other places derive it from here.
public enum Release {
    /// The version, as Debian packages spell it.
    public static let version = "0.1.0"
    /// The day of the release, which man pages show.
    public static let date = "2026-11-25"
}

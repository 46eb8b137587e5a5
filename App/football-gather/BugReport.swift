/// The end of each message about a programming error.
enum BugReport {
    static let request = "This is a bug: report it with the output of football-gather --version."
}

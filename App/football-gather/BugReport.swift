/// The end of each message about a programming error.
enum BugReport {
    static var request: String { ProgramStrings.bug("football-gather --version") }
}

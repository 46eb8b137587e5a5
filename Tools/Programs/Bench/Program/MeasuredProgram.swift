/// A program of the command line.
struct MeasuredProgram {
    let title: String
    /// The text that completes the first screen.
    let text: String
    /// The program and its arguments.
    let command: ArraySlice<String>

    /// Returns the programs in arguments of the form `TITLE TEXT PROGRAM [ARGUMENT …] [-- …]`, or
    /// nil if one is incomplete.
    static func list(_ arguments: [String]) -> [MeasuredProgram]? {
        let parts = arguments.split(separator: "--", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ $0.count >= 3 }) else { return nil }
        return parts.map { part in
            let words = Array(part)
            return MeasuredProgram(title: words[0], text: words[1], command: words[2...])
        }
    }
}

/// A line of source code.
public struct SourceLine: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file: `Module/File.swift`.
    public let file: String
    /// The number of the line, from 1.
    public let line: Int

    /// Creates the position of a line.
    ///
    /// - Parameters:
    ///   - file: The path of the file: `Module/File.swift`.
    ///   - line: The number of the line, from 1.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    /// The file and the line, in the form of compiler diagnostics: `Module/File.swift:7`.
    public var description: String { "\(file):\(line)" }
}

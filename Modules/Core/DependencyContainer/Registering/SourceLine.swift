/// Where something was registered.
public struct SourceLine: Hashable, Sendable, CustomStringConvertible {
    /// `Module/File.swift`.
    public let file: String
    /// Counted from 1.
    public let line: Int

    /// - Parameters:
    ///   - file: `Module/File.swift`.
    ///   - line: counted from 1.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    /// In the form that editors and compilers use.
    public var description: String { "\(file):\(line)" }
}

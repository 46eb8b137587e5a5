import FoundationEssentials
import Glibc
public import TerminalUI

/// A frame in a file, which a test compares with the frame that is drawn.
///
/// With `FOOTBALL_GATHER_RECORD=1` the tests write the files instead; review the difference then.
public struct RecordedFrame {
    private let path: String

    /// Creates the frame of a file in the folder `Frames` beside a test.
    ///
    /// - Parameter file: The file of the test.
    public init(_ name: String, beside file: String = #filePath) {
        let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
        path = "\(folder)/Frames/\(name).txt"
    }

    /// True if tests write these files: `FOOTBALL_GATHER_RECORD=1`.
    public static var isRecording: Bool { getenv("FOOTBALL_GATHER_RECORD") != nil }

    /// Returns the text of a frame, its focused lines and the position of its cursor.
    public func text(of frame: Frame) -> String {
        let cursor = frame.cursor.map { "column \($0.column), row \($0.row)" } ?? "none"
        let focus = frame.focusedLines.map { "focus: \($0)" }
        return ([frame.text] + focus + ["cursor: \(cursor)"]).joined(separator: "\n") + "\n"
    }

    /// Returns the text of the file.
    public func read() throws -> String {
        try String(contentsOfFile: path, encoding: .utf8)
    }

    /// Replaces the text of the file.
    public func write(_ text: String) throws {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
}

extension Frame {
    /// The text in reverse video in each line, which is the element that has the focus.
    public var focusedLines: [String] {
        (0..<size.rows).compactMap { row in
            let cells = self.row(row).filter {
                $0.style.emphasis.contains(.reverse) && !$0.isContinuation
            }
            let text = String(cells.map(\.character))
            return text.allSatisfy { $0 == " " } ? nil : text
        }
    }
}

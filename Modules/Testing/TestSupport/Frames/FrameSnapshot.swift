import Platform
public import TerminalUI

/// A frame in a file, to be compared with what is drawn now.
///
/// With `FOOTBALL_GATHER_RECORD=1` in the environment the tests write the files anew instead; their
/// difference is to be looked at then.
public struct FrameSnapshot {
    struct Unreadable: Error {
        let path: String
    }

    private let path: String

    /// - Parameter file: the tests' own; the folder of the records is beside it.
    public init(_ name: String, beside file: String = #filePath) {
        let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
        path = "\(folder)/Frames/\(name).txt"
    }

    /// Whether the frames are to be recorded anew: `FOOTBALL_GATHER_RECORD=1`.
    public static var isRecording: Bool { getenv("FOOTBALL_GATHER_RECORD") != nil }

    /// The cells, and below them what the keys act on and where the cursor is.
    public func look(of frame: Frame) -> String {
        let cursor = frame.cursor.map { "column \($0.column), row \($0.row)" } ?? "none"
        let focus = frame.focusedLines.map { "focus: \($0)" }
        return ([frame.text] + focus + ["cursor: \(cursor)"]).joined(separator: "\n") + "\n"
    }

    /// What was recorded.
    public func read() throws -> String {
        guard let file = fopen(path, "r") else { throw Unreadable(path: path) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Records a frame anew.
    public func write(_ text: String) throws {
        guard let file = fopen(path, "w") else { throw Unreadable(path: path) }
        defer { fclose(file) }
        fputs(text, file)
    }
}

extension Frame {
    /// What stands in reverse: what the keys act on.
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

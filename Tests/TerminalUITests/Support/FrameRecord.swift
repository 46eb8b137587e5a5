@testable import TerminalUI

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A frame in a file.
struct FrameRecord {
    struct Unreadable: Error {
        let path: String
    }

    private let path: String

    /// - Parameter file: the tests' own; the folder of the records is beside it.
    init(_ name: String, beside file: String = #filePath) {
        let folder = file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
        path = "\(folder)/Frames/\(name).txt"
    }

    static var isRecording: Bool { getenv("FOOTBALL_GATHER_RECORD") != nil }

    /// The cells, and below them what the keys act on and where the cursor is.
    func look(of frame: Frame) -> String {
        let cursor = frame.cursor.map { "column \($0.column), row \($0.row)" } ?? "none"
        let focus = FocusedText.lines(in: frame).map { "focus: \($0)" }
        return ([frame.text] + focus + ["cursor: \(cursor)"]).joined(separator: "\n") + "\n"
    }

    func read() throws -> String {
        guard let file = fopen(path, "r") else { throw Unreadable(path: path) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    func write(_ text: String) throws {
        guard let file = fopen(path, "w") else { throw Unreadable(path: path) }
        defer { fclose(file) }
        fputs(text, file)
    }
}

import Domain
import Platform

/// The bytes of a document.
enum DocumentContent {
    /// An open file, which is read in parts.
    case file(ReadableFile)
    /// The text of a document in another encoding than UTF-8.
    case text([UInt8])

    /// False if a file has changed since it was opened.
    var isUnchanged: Bool {
        if case .file(let file) = self { file.isUnchanged } else { true }
    }

    /// Returns consecutive bytes; fewer at the end.
    func bytes(at offset: Int, count: Int) throws(AccountFileError) -> [UInt8] {
        switch self {
        case .file(let file):
            try AccountFileError.converting { () throws(FileReadError) in
                try file.bytes(at: offset, count: count)
            }
        case .text(let bytes): Array(bytes.dropFirst(offset).prefix(count))
        }
    }
}

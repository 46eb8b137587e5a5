import CMinizip
import Domain

/// An archive with compressed files, such as a workbook.
struct ZipArchive: ~Copyable {
    /// The largest number of bytes of a file in the archive. A small archive can contain gigabytes of zeros.
    private static let limit = 32_000_000
    /// The value of minizip for names that are compared without their case, as those in a workbook are.
    private static let ignoringCase: Int32 = 2

    private let archive: unzFile

    init?(path: String) {
        guard let archive = unzOpen64(path) else { return nil }
        self.archive = archive
    }

    deinit { unzClose(archive) }

    /// Returns the content of a file, or nil if there is none.
    ///
    /// - Throws: `.unreadableSpreadsheet` if it is damaged or too large.
    func content(of name: String) throws(AccountFileError) -> [UInt8]? {
        guard unzLocateFile(archive, name, Self.ignoringCase) == UNZ_OK else { return nil }
        guard unzOpenCurrentFile(archive) == UNZ_OK else { throw .unreadableSpreadsheet }
        let content = read()
        // Closing checks the checksum.
        guard unzCloseCurrentFile(archive) == UNZ_OK, let content else {
            throw .unreadableSpreadsheet
        }
        return content
    }

    /// Returns the root of an XML document in the archive, or nil if there is no such file.
    ///
    /// - Throws: `.unreadableSpreadsheet` if the document is damaged or too large, or declares entities.
    func document(_ name: String) throws(AccountFileError) -> XMLElement? {
        guard let content = try content(of: name) else { return nil }
        guard let root = XMLElement.root(of: content) else { throw .unreadableSpreadsheet }
        return root
    }

    private func read() -> [UInt8]? {
        var content: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while content.count <= Self.limit {
            let count = unzReadCurrentFile(archive, &buffer, UInt32(buffer.count))
            guard count >= 0 else { return nil }
            if count == 0 { return content }
            content += buffer.prefix(Int(count))
        }
        return nil
    }
}

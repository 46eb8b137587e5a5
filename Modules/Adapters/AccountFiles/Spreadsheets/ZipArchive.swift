import CMinizip
import Domain

/// An archive with compressed files, such as a workbook.
struct ZipArchive: ~Copyable {
    /// The largest number of bytes of a file in the archive. A small archive can contain gigabytes
    /// of zeros.
    private static let limit = 32_000_000
    /// The largest number of bytes of a name.
    private static let nameLimit = 1_024

    private let archive: unzFile
    /// The places of the files by their names in lower case. The library would search each one from
    /// the first file on.
    private let places: [String: unz64_file_pos]

    init?(path: String) {
        guard let archive = unzOpen64(path) else { return nil }
        self.archive = archive
        places = Self.places(in: archive)
    }

    deinit { unzClose(archive) }

    /// Returns the content of a file, or nil if there is none.
    ///
    /// - Throws: `.unreadableSpreadsheet` if it is damaged or too large.
    func content(of name: String) throws(AccountFileError) -> [UInt8]? {
        guard var place = places[name.lowercased()] else { return nil }
        guard unzGoToFilePos64(archive, &place) == UNZ_OK, unzOpenCurrentFile(archive) == UNZ_OK
        else { throw .unreadableSpreadsheet }
        let content = read()
        // Closing checks the checksum.
        guard unzCloseCurrentFile(archive) == UNZ_OK, let content else {
            throw .unreadableSpreadsheet
        }
        return content
    }

    /// Returns the root of an XML document in the archive, or nil if there is no such file.
    ///
    /// - Throws: `.unreadableSpreadsheet` if the document is damaged or too large, or declares
    ///   entities.
    func document(_ name: String) throws(AccountFileError) -> XMLElement? {
        guard let content = try content(of: name) else { return nil }
        guard let root = XMLElement.root(of: content) else { throw .unreadableSpreadsheet }
        return root
    }

    private static func places(in archive: unzFile) -> [String: unz64_file_pos] {
        var places: [String: unz64_file_pos] = [:]
        var status = unzGoToFirstFile(archive)
        while status == UNZ_OK {
            var name = [CChar](repeating: 0, count: nameLimit)
            var place = unz64_file_pos()
            if unzGetCurrentFileInfo64(archive, nil, &name, UInt(nameLimit - 1), nil, 0, nil, 0)
                == UNZ_OK, unzGetFilePos64(archive, &place) == UNZ_OK
            {
                let end = name.firstIndex(of: 0) ?? 0
                let text = String(
                    decoding: name[..<end].map(UInt8.init(bitPattern:)), as: UTF8.self)
                // The first of several files with one name counts, and case does not.
                places[text.lowercased()] = places[text.lowercased()] ?? place
            }
            status = unzGoToNextFile(archive)
        }
        return places
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

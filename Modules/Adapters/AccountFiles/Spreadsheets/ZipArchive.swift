import CMinizip

/// An archive with compressed files, such as a workbook.
struct ZipArchive: ~Copyable {
    /// The largest number of bytes of a file in the archive. A small archive can contain gigabytes of zeros.
    private static let limit = 32_000_000

    private let archive: unzFile

    init?(path: String) {
        guard let archive = unzOpen64(path) else { return nil }
        self.archive = archive
    }

    deinit { unzClose(archive) }

    /// Returns the content of a file, or nil if there is none, or if it is damaged or too large.
    func content(of name: String) -> [UInt8]? {
        guard unzLocateFile(archive, name, 1) == UNZ_OK, unzOpenCurrentFile(archive) == UNZ_OK
        else { return nil }
        defer { unzCloseCurrentFile(archive) }
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

import Glibc

/// An anonymous temporary file for input or output.
public final class TemporaryFile {
    private let file: UnsafeMutablePointer<FILE>?
    /// The descriptor for reading and writing.
    public let descriptor: Int32

    /// Creates a file with a content, which is read from its beginning.
    public init(_ bytes: [UInt8] = []) {
        file = tmpfile()
        descriptor = file.map { fileno($0) } ?? -1
        _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        lseek(descriptor, 0, SEEK_SET)
    }

    deinit {
        if let file { fclose(file) }
    }

    /// The whole content.
    public var text: String {
        let size = Int(max(0, lseek(descriptor, 0, SEEK_END)))
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = max(0, pread(descriptor, buffer.baseAddress, size, 0))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

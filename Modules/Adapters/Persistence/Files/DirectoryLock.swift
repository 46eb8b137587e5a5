import Domain
import Platform

/// A lock that keeps other processes out of a data directory until it is deinitialized.
final class DirectoryLock {
    private let file: OpenFile

    init(_ directory: DataDirectory) throws(StorageOpenError) {
        do {
            file = try OpenFile.writing(directory.lock)
        } catch {
            throw .storage(error)
        }
        do {
            if try file.lock() {
                // Not synchronized, because the identifier is useless after a loss of power: the
                // lock ends with the process.
                try file.replaceContent(Array("\(getpid())\n".utf8))
                return
            }
        } catch {
            throw .storage(error)
        }
        let holder = Self.holder(in: file.read(atMost: 16))
        // The file can have the identifier of an earlier process if the holder has not written yet.
        throw .inUse(process: holder.flatMap { Self.isRunning($0) ? $0 : nil })
    }

    deinit {
        file.unlock()
    }

    /// Returns the process identifier at the start of a lock file, or nil if there is none.
    static func holder(in bytes: [UInt8]) -> Int32? {
        Int32(String(decoding: bytes.prefix { (0x30...0x39).contains($0) }, as: UTF8.self))
    }

    static func isRunning(_ process: Int32) -> Bool {
        // Signal 0 only checks for existence. A process of another user causes EPERM.
        process > 0 && (kill(process, 0) == 0 || errno != ESRCH)
    }
}

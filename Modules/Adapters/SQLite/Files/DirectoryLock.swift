import Domain
import Glibc

/// A lock that keeps other processes out of a data directory until it is deinitialized.
///
/// The directory itself is locked, because a lock file can be deleted while it is in use. The lock
/// file names the process. It is locked too, because network file systems lock only files.
package final class DirectoryLock {
    /// The name of the lock file, with the identifier of the process that uses the directory.
    package static let file = "lock"

    private let directory: PrivateDirectory
    private let file: OpenFile

    package init(_ directory: PrivateDirectory) throws(StorageOpenError) {
        try directory.check(Self.file)
        guard directory.lock() else { throw Self.inUse(directory) }
        do throws(StorageError) {
            self.directory = directory
            file = try directory.open(Self.file)
        } catch {
            throw .storage(error)
        }
        do throws(StorageError) {
            if try file.lock() {
                // Not synchronized, because the identifier is useless after a loss of power: the
                // lock ends with the process.
                try file.replaceContent(Array("\(getpid())\n".utf8))
                return
            }
        } catch {
            throw .storage(error)
        }
        throw Self.inUse(directory)
    }

    deinit {
        file.unlock()
        directory.unlock()
    }

    private static func inUse(_ directory: PrivateDirectory) -> StorageOpenError {
        let content = (try? directory.read(Self.file, atMost: 16)) ?? []
        // The file can have the identifier of an earlier process if the holder has not written yet.
        guard let process = holder(in: content), isRunning(process) else {
            return .inUse(process: nil)
        }
        return .inUse(process: process)
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

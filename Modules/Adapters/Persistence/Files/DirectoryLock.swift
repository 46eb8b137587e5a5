import Domain
import Platform

/// Keeps other runners out of the directory for as long as it lives.
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
                // The lock goes with the process, so its number need not survive the machine.
                try file.replaceContent(Array("\(getpid())\n".utf8))
                return
            }
        } catch {
            throw .storage(error)
        }
        let holder = Self.holder(in: file.read(atMost: 16))
        // A number from an earlier run says nothing: whoever holds it has not written theirs yet.
        throw .inUse(process: holder.flatMap { Self.isRunning($0) ? $0 : nil })
    }

    deinit {
        file.unlock()
    }

    /// The process that has written its number into the file, if it has come so far.
    static func holder(in bytes: [UInt8]) -> Int32? {
        Int32(String(decoding: bytes.prefix { (0x30...0x39).contains($0) }, as: UTF8.self))
    }

    static func isRunning(_ process: Int32) -> Bool {
        // Signal 0 is only a question; another user's process answers that it may not be asked.
        process > 0 && (kill(process, 0) == 0 || errno != ESRCH)
    }
}

import Domain
import SQLite
import Synchronization

/// Files in memory, for a storage that leaves nothing on the disk.
final class MemoryFiles: DataFiles {
    private let contents: Mutex<[String: [UInt8]]>

    init(_ contents: [String: [UInt8]]) {
        self.contents = Mutex(contents)
    }

    func read(_ name: String, atMost limit: Int) -> [UInt8]? {
        contents.withLock { $0[name].map { Array($0.prefix(limit)) } }
    }

    func replace(_ name: String, with bytes: [UInt8], synchronizes: Bool) {
        contents.withLock { $0[name] = bytes }
    }

    func remove(_ name: String) {
        contents.withLock { $0[name] = nil }
    }
}

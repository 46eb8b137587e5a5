package import Domain
import FoundationEssentials
import Glibc
import Platform

/// The backups of a data directory, in its folder `backups`.
///
/// The names begin with the time of the backup in UTC, and end with a number that grows with each
/// backup, because a clock can be wrong for a while. Backups of earlier versions have no number.
package struct Backups: Sendable {
    /// The occasion of a backup.
    package enum Kind {
        /// The first start of a day.
        case daily
        /// The migration from this version.
        case migration(Int64)

        fileprivate var name: String {
            switch self {
            case .daily: "daily"
            case .migration(let version): "version-\(version)"
            }
        }
    }

    private static let suffix = ".sqlite"
    /// The suffixes of the files of a database, the database itself last, so that it is there only
    /// if the others are.
    static let suffixes = ["-wal", "-journal", ""]

    /// The path of the folder.
    package let path: String
    private let kind: DatabaseKind
    /// The largest number of backups. Copies of replaced databases do not count, and are kept.
    package var maximumCount = 7
    /// The largest number of bytes of all backups. The newest backup is kept in any case.
    package var maximumByteCount = 64_000_000
    /// Returns the number of free bytes on the disk of a folder.
    var freeByteCount: @Sendable (_ folder: String) -> UInt64 = { folder in
        var status = statvfs()
        guard statvfs(folder, &status) == 0 else { return 0 }
        return UInt64(status.f_bavail) * UInt64(status.f_frsize)
    }

    /// - Parameters:
    ///   - directory: The path of a data directory.
    ///   - kind: The kind of its database.
    package init(of directory: String, _ kind: DatabaseKind) {
        path = "\(directory)/backups"
        self.kind = kind
    }

    /// The names of the backups in the order in which they were made, without other files that the
    /// user keeps there.
    package var names: [String] { numberedNames.map(\.name) }

    private var numberedNames: [(number: Int, name: String)] {
        files.compactMap { name in Self.number(of: name[...]).map { ($0, name) } }.sorted {
            $0 < $1
        }
    }

    private var files: [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    }

    /// Returns the number of a backup, or 0 for a backup without a number; nil for another file.
    private static func number(of name: Substring) -> Int? {
        let pattern = /\d{4}-\d\d-\d\d-\d{6}-(?:daily|version-\d+)(?:-(\d{1,9}))?\.sqlite/
        return name.wholeMatch(of: pattern).map { $0.1.flatMap { Int($0) } ?? 0 }
    }

    /// The path of the newest backup, or nil if there is none.
    package var newest: String? { names.last.map { "\(path)/\($0)" } }

    /// Returns the first bytes of all backups, the newest first.
    package func firstBytes(_ count: Int) -> [[UInt8]] {
        names.reversed().compactMap { name in
            try? OpenFile.existing(name, in: OpenFile.directory(path), O_RDONLY)
                .read(atMost: count)
        }
    }

    /// Returns whether the newest backup is of another day.
    package func isDue(at moment: Moment) -> Bool {
        names.last?.prefix(10) != moment.utc.prefix(10)
    }

    /// Adds a backup, unless there is one of the current day or no account.
    ///
    /// - Returns: Whether a backup was added.
    package func addDaily(
        of directory: PrivateDirectory, at moment: Moment
    ) throws(StorageError) -> Bool {
        guard isDue(at: moment) else { return false }
        let database = try Database.reader(in: directory, kind)
        guard try database.integer("SELECT 1 FROM users LIMIT 1") != nil else { return false }
        try add(database, .daily, at: moment)
        return true
    }

    /// Adds a backup and removes the oldest ones above the limits.
    ///
    /// - Throws: `.full` if the backup would fill the disk, `.damaged` if the database is damaged,
    ///   or the error of a file.
    package func add(_ database: Database, _ kind: Kind, at moment: Moment) throws(StorageError) {
        let folder = try openFolder()
        removeUnfinishedBackups(in: folder)
        let byteCount = try database.integer(
            "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
        // Twice, so that the database can still grow.
        guard freeByteCount(folder.path) / 2 > UInt64(max(0, byteCount ?? 0)) else { throw .full }
        let number = (numberedNames.last?.number ?? 0) + 1
        let name = "\(moment.utc)-\(kind.name)-\(number)\(Self.suffix)"
        var backup = try DatabaseBackup(
            of: database, at: folder.path(of: name), schema: self.kind.schema)
        guard try backup.publish() else { throw .unavailable }
        prune(folder)
    }

    /// Copies the files of a database that is going to be replaced. The copy may be damaged.
    ///
    /// - Parameter database: The path of a database that is not open.
    /// - Returns: The path of the copy.
    package func keep(_ database: String, at moment: Moment) throws(StorageError) -> String {
        let folder = try openFolder()
        let name = unusedName(moment, in: folder)
        do throws(StorageError) {
            for suffix in Self.suffixes { try copy(database, to: name, suffix, in: folder) }
        } catch {
            for suffix in Self.suffixes { try? folder.remove(name + suffix) }
            throw error
        }
        try OpenFile.directory(folder.path).synchronize()
        return folder.path(of: name)
    }

    private func copy(
        _ database: String, to name: String, _ suffix: String, in folder: PrivateDirectory
    ) throws(StorageError) {
        let file = database + suffix
        guard FileManager.default.fileExists(atPath: file) else { return }
        do {
            try FileManager.default.copyItem(atPath: file, toPath: folder.path(of: name + suffix))
        } catch {
            throw StorageError(systemError: errno)
        }
        try folder.open(name + suffix).synchronize()
    }

    /// Removes the files of processes that were killed while they wrote a backup.
    private func removeUnfinishedBackups(in folder: PrivateDirectory) {
        for file in files where file.hasSuffix(".new") && Self.number(of: file.dropLast(4)) != nil {
            try? folder.remove(file)
        }
    }

    private func openFolder() throws(StorageError) -> PrivateDirectory {
        do throws(StorageOpenError) {
            return try PrivateDirectory(path)
        } catch {
            if case .storage(let error) = error { throw error }
            throw .unavailable
        }
    }

    /// Returns a name of a replaced database for the moment, or for one of the next seconds if the
    /// name is used.
    private func unusedName(_ moment: Moment, in folder: PrivateDirectory) -> String {
        var moment = moment
        while true {
            let name = "\(moment.utc)-replaced\(Self.suffix)"
            if folder.status(of: name) == nil { return name }
            moment.wall += 1_000
        }
    }

    private func prune(_ folder: PrivateDirectory) {
        var count = 0
        var byteCount = 0
        for name in names.reversed() {
            count += 1
            byteCount += Int(folder.status(of: name)?.st_size ?? 0)
            guard count > 1, count > maximumCount || byteCount > maximumByteCount else { continue }
            try? folder.remove(name)
        }
    }
}

extension Moment {
    /// The wall clock in UTC, such as `2026-11-22-064500`.
    fileprivate var utc: String { utcText(wallSeconds, "%Y-%m-%d-%H%M%S") }
}

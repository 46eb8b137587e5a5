import CLinux
import Glibc

/// A file that appears under its name when it is complete.
///
/// Until then it has a temporary name that no other file has, such as `squad.json.new`. Other files
/// are neither deleted nor replaced, unless the file replaces the one with its name. On a file
/// system without exclusive renaming and without links, a kill at the end can leave an empty file.
///
/// ```swift
/// var file = try NewFile("squad.json")
/// try file.append(bytes)
/// try file.publish()
/// ```
public struct NewFile: ~Copyable {
    private let directory: Int32
    private let name: String
    private let descriptor: Int32
    private let replaces: Bool
    private var isPublished: Bool
    /// The name in its folder until the file is published.
    public let temporaryName: String

    /// Creates an empty file that only the user can access, in the folder of a path.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - replaces: Whether the file replaces an existing one with its path.
    /// - Throws: The error of the system; `EEXIST` for an existing file that is not replaced.
    public init(_ path: String, replaces: Bool = false) throws(SystemError) {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        let folder = path.dropLast(name.count)
        // The system reports that the empty path is not found.
        let start = path.isEmpty ? "" : "."
        let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
        try self.init(
            String(name), replaces: replaces,
            owning: open(folder.isEmpty ? start : String(folder), flags))
    }

    /// Creates an empty file that only the user can access.
    ///
    /// - Parameters:
    ///   - name: The name in the folder.
    ///   - directory: The descriptor of the open folder, which the caller closes.
    ///   - replaces: Whether the file replaces an existing one with its name.
    /// - Throws: The error of the system; `EEXIST` for an existing file that is not replaced.
    public init(
        _ name: String, in directory: Int32, replaces: Bool = false
    ) throws(SystemError) {
        try self.init(
            name, replaces: replaces, owning: fcntl(directory, F_DUPFD_CLOEXEC, 0))
    }

    /// - Parameter directory: A descriptor that this file closes, or -1 with an error in `errno`.
    private init(
        _ name: String, replaces: Bool, owning directory: Int32
    ) throws(SystemError) {
        guard directory >= 0 else { throw .last }
        let created: (temporaryName: String, descriptor: Int32)
        do throws(SystemError) {
            created = try Self.create(name, in: directory, replaces: replaces)
        } catch {
            close(directory)
            throw error
        }
        (temporaryName, descriptor) = created
        self.directory = directory
        self.name = name
        self.replaces = replaces
        isPublished = false
    }

    private static func create(
        _ name: String, in directory: Int32, replaces: Bool
    ) throws(SystemError) -> (temporaryName: String, descriptor: Int32) {
        var status = stat()
        // Without a name, the path is that of a folder.
        guard !name.isEmpty,
            replaces || fstatat(directory, name, &status, AT_SYMLINK_NOFOLLOW) != 0
        else { throw SystemError(number: EEXIST) }
        var temporaryName = name + ".new"
        let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC
        for number in 1...1_000 {
            let descriptor = openat(directory, temporaryName, flags, 0o600)
            if descriptor >= 0 {
                // The umask can remove permissions of the owner.
                fchmod(descriptor, 0o600)
                return (temporaryName, descriptor)
            }
            guard errno == EEXIST else { break }
            temporaryName = "\(name).\(number).new"
        }
        throw .last
    }

    deinit {
        if !isPublished { unlinkat(directory, temporaryName, 0) }
        close(descriptor)
        close(directory)
    }

    /// Appends bytes.
    public borrowing func append(_ bytes: [UInt8]) throws(SystemError) {
        let number = writeAll(bytes, to: descriptor)
        guard number == 0 else { throw SystemError(number: number) }
    }

    /// Gives the file its name.
    ///
    /// - Parameter synchronizes: Whether the content is on the disk before the file has its name,
    ///   and the name when this method returns.
    /// - Throws: The error of the system; `EEXIST` if another program has created a file with this
    ///   name.
    public mutating func publish(synchronizes: Bool = true) throws(SystemError) {
        if synchronizes { guard fsync(descriptor) == 0 else { throw .last } }
        if replaces {
            try rename()
        } else if renameat2(
            directory, temporaryName, directory, name, UInt32(RENAME_NOREPLACE)) != 0
        {
            // NFS and some file systems of FUSE have no exclusive renaming.
            guard Self.isUnsupported(errno) else { throw .last }
            try linkOrReplacePlaceholder()
        }
        isPublished = true
        // Not every file system can flush a folder.
        if synchronizes, fsync(directory) != 0, !Self.isUnsupported(errno) { throw .last }
    }

    private static func isUnsupported(_ number: Int32) -> Bool {
        [EINVAL, ENOSYS, ENOTSUP].contains(number)
    }

    private borrowing func rename() throws(SystemError) {
        guard renameat(directory, temporaryName, directory, name) == 0 else { throw .last }
    }

    /// Adds the name as a link. On a file system without links, reserves the name with an empty
    /// file, which the rename replaces.
    private borrowing func linkOrReplacePlaceholder() throws(SystemError) {
        if linkat(directory, temporaryName, directory, name, 0) == 0 {
            unlinkat(directory, temporaryName, 0)
            return
        }
        guard Self.isUnsupported(errno) || errno == EPERM else { throw .last }
        let placeholder = openat(
            directory, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard placeholder >= 0 else { throw .last }
        close(placeholder)
        do {
            try rename()
        } catch {
            unlinkat(directory, name, 0)
            throw error
        }
    }
}

package import Domain

/// The small files beside the database, by name.
package protocol DataFiles: Sendable {
    /// Returns the content of a file, or nil if there is no such file.
    ///
    /// - Parameter limit: The largest number of bytes to read.
    /// - Throws: The error of a file that cannot be read.
    func read(_ name: String, atMost limit: Int) throws(StorageError) -> [UInt8]?

    /// Replaces the content of a file. After a crash the file has the old content or the new one.
    ///
    /// - Parameter synchronizes: Whether to wait until the content is on the disk.
    func replace(
        _ name: String, with bytes: [UInt8], synchronizes: Bool
    ) throws(StorageError)

    /// Removes a file if it exists, and waits until it is gone from the disk.
    func remove(_ name: String) throws(StorageError)
}

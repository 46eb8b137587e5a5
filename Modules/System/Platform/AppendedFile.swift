public import Glibc

/// Opens a file to append to it, and creates it if it is missing.
///
/// Pipes with a reader and terminals can be opened too. A pipe without a reader cannot, and would
/// block the thread otherwise.
///
/// - Parameter mode: The permissions of a new file.
/// - Returns: The descriptor, whose writes wait while a pipe is full.
public func openToAppend(_ path: String, mode: mode_t) throws(SystemError) -> Int32 {
    let descriptor = open(
        path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, mode)
    guard descriptor >= 0 else { throw .last }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    return descriptor
}

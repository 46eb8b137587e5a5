import Glibc
import Platform
import Synchronization

/// Messages to a thread that waits for events.
final class Mailbox<Message: Sendable>: Sendable {
    /// The descriptor that can be read when a message has arrived.
    let descriptor: Int32

    private let writingEnd: Int32
    /// The messages; nil after the end of the thread.
    private let messages = Mutex<[Message]?>([])

    /// Creates a mailbox; nil if the system has no descriptors for it.
    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { setNonBlocking(end) }
        (descriptor, writingEnd) = (ends[0], ends[1])
    }

    deinit {
        Glibc.close(descriptor)
        Glibc.close(writingEnd)
    }

    /// Sends a message.
    ///
    /// - Returns: A Boolean value that is false if the thread has ended.
    @discardableResult func send(_ message: Message) -> Bool {
        let count = messages.withLock { messages in
            messages?.append(message)
            return messages?.count
        }
        // One byte wakes the thread for all messages. It is written without the lock, for which the
        // thread would wait at once.
        if count == 1 { _ = write(writingEnd, [1], 1) }
        return count != nil
    }

    /// Removes and returns the messages.
    func takeAll() -> [Message] {
        var byte: UInt8 = 0
        _ = read(descriptor, &byte, 1)
        return messages.withLock { messages in
            defer { if messages != nil { messages = [] } }
            return messages ?? []
        }
    }

    /// Refuses further messages, and returns those that the thread has not handled.
    func close() -> [Message] {
        messages.withLock { messages in
            defer { messages = nil }
            return messages ?? []
        }
    }
}

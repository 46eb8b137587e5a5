import Platform
import Synchronization

/// A password that a user typed, in UTF-8. Its memory is overwritten when the last reference to it
/// is released, and its text never appears in a description or a dump.
public final class Password: Sendable, Equatable, CustomStringConvertible, CustomReflectable {
    /// The smallest number of characters of a new password. A character is what a user sees as one
    /// (a grapheme cluster), so an emoji counts as one.
    public static let minimumLength = 8
    /// The largest number of UTF-8 bytes of a new password.
    public static let maximumByteCount = 1_024

    private let bytes: Mutex<[UInt8]>

    /// Creates a password from UTF-8 bytes. The array must have no other owner, because another
    /// owner's copy is not overwritten.
    public init(utf8 bytes: consuming sending [UInt8]) {
        self.bytes = Mutex(bytes)
    }

    /// Creates a password from text. The text itself is not overwritten.
    public convenience init(_ text: String) {
        self.init(utf8: Array(text.utf8))
    }

    deinit {
        bytes.withLock { $0.withUnsafeMutableBytes(wipe) }
    }

    /// Returns the result of `body` for the bytes, which are not to be copied.
    public func withBytes<Value: Sendable>(
        _ body: (UnsafeBufferPointer<UInt8>) -> Value
    ) -> Value {
        bytes.withLock { $0.withUnsafeBufferPointer(body) }
    }

    /// Returns whether two passwords have the same bytes.
    public static func == (left: Password, right: Password) -> Bool {
        left === right
            || left.withBytes { left in right.withBytes { left.elementsEqual($0) } }
    }

    /// The same dots for every password.
    public var description: String { "••••••••" }
    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

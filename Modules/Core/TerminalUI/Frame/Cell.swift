import Synchronization

/// One cell of a frame.
///
/// A cell is a number, so that frames are copied and compared without counting references.
public struct Cell: Hashable, Sendable {
    /// From the lowest bit: 32 bits for the character, 8 for the role, 8 for the emphasis, and 1
    /// that is set in a continuation cell.
    private var bits: UInt64

    private static let characterMask: UInt64 = 0xFFFF_FFFF
    private static let styleMask: UInt64 = 0xFFFF << 32
    private static let continuation: UInt64 = 1 << 48

    static let blank = Cell(" ", style: .plain)

    /// Creates a cell with a character of one scalar.
    init(_ scalar: Unicode.Scalar, style: Style) {
        bits = UInt64(scalar.value) | Self.bits(of: style)
    }

    init(character: Character, style: Style, isContinuation: Bool) {
        bits =
            UInt64(CompoundCharacters.code(of: character)) | Self.bits(of: style)
            | (isContinuation ? Self.continuation : 0)
    }

    /// The character; a blank in an empty cell.
    public var character: Character {
        get { scalar.map(Character.init) ?? CompoundCharacters.character(of: code) }
        set { bits = bits & ~Self.characterMask | UInt64(CompoundCharacters.code(of: newValue)) }
    }

    /// The only scalar of the character; nil for a character of several scalars.
    package var scalar: Unicode.Scalar? { Unicode.Scalar(code) }

    /// The appearance.
    public var style: Style {
        get {
            Style(
                Role(rawValue: UInt8(truncatingIfNeeded: bits >> 32)) ?? .plain,
                Style.Emphasis(rawValue: UInt8(truncatingIfNeeded: bits >> 40)))
        }
        set { bits = bits & ~Self.styleMask | Self.bits(of: newValue) }
    }

    /// True if the cell is covered by a wide character that begins in a cell before it.
    public var isContinuation: Bool {
        get { bits & Self.continuation != 0 }
        set { bits = newValue ? bits | Self.continuation : bits & ~Self.continuation }
    }

    private var code: UInt32 { UInt32(truncatingIfNeeded: bits) }

    private static func bits(of style: Style) -> UInt64 {
        UInt64(style.role.rawValue) << 32 | UInt64(style.emphasis.rawValue) << 40
    }
}

/// The characters of several scalars that cells have shown. A process shows few different ones, so
/// none is ever removed.
private enum CompoundCharacters {
    private struct Table {
        var characters: [Character] = []
        /// The indices of the characters, by their scalars, because characters of different scalars
        /// can be equal.
        var indices: [[Unicode.Scalar]: UInt32] = [:]
    }

    /// The lowest code of a character in the table, above all scalars.
    private static let first: UInt32 = 0x8000_0000
    private static let table = Mutex(Table())

    /// Returns the value of the only scalar of a character, or else its code in the table.
    static func code(of character: Character) -> UInt32 {
        let scalars = character.unicodeScalars
        if let scalar = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
        {
            return scalar.value
        }
        let key = Array(scalars)
        return table.withLock { table in
            if let index = table.indices[key] { return first + index }
            let index = UInt32(table.characters.count)
            table.characters.append(character)
            table.indices[key] = index
            return first + index
        }
    }

    static func character(of code: UInt32) -> Character {
        table.withLock { $0.characters[Int(code - first)] }
    }
}

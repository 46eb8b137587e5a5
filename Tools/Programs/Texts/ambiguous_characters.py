"""Prints AmbiguousCharacters.swift, from the Unicode tables of Python."""

import sys
import unicodedata

HEADER = """\
// Made by Tools/Programs/Texts/ambiguous_characters.py from Unicode {version}. Change that program.

/// The characters whose width is ambiguous (UAX #11, East Asian Width A).
enum AmbiguousCharacters {{
    /// Returns whether a scalar is one of them.
    static func contains(_ scalar: Unicode.Scalar) -> Bool {{
        var (low, high) = (0, ranges.count)
        while low < high {{
            let middle = (low + high) / 2
            if ranges[middle].upperBound < scalar.value {{
                low = middle + 1
            }} else {{
                high = middle
            }}
        }}
        return low < ranges.count && ranges[low].contains(scalar.value)
    }}

    private static let ranges: [ClosedRange<UInt32>] = [
"""


def ranges():
    """Yields the first and the last code point of each range."""
    first = None
    for point in range(sys.maxunicode + 2):
        is_ambiguous = (
            point <= sys.maxunicode and unicodedata.east_asian_width(chr(point)) == "A"
        )
        if is_ambiguous and first is None:
            first = point
        elif not is_ambiguous and first is not None:
            yield first, point - 1
            first = None


def main():
    """Prints the file."""
    print(HEADER.format(version=unicodedata.unidata_version), end="")
    line = "       "
    for first, last in ranges():
        item = f" 0x{first:X}...0x{last:X},"
        if len(line + item) > 100:
            print(line)
            line = "       "
        line += item
    print(f"{line}\n    ]\n}}")


main()

import Foundation
import Testing

@Suite struct `A field of a player` {
    /// Storage, checks, exports, the exchange and the forms follow from the declaration. The others
    /// are the document of the API, and what lists and people call the field. Attendance compares
    /// nicknames with the names in pasted lists.
    @Test func `is named in few files that ship`() throws {
        let files = ["App", "Modules", "Tools"].flatMap { folder in
            let root = ScratchPackage.original.appending(path: folder)
            let paths = FileManager.default.enumerator(atPath: root.path)
            return (paths?.compactMap { $0 as? String } ?? []).filter { path in
                guard !path.hasPrefix("Features/Attendance/"),
                    ["swift", "json"].contains(root.appending(path: path).pathExtension),
                    let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
                else { return false }
                return text.lowercased().contains("nickname")
            }.map { URL(filePath: $0).lastPathComponent }
        }
        #expect(
            files.sorted() == [
                "Player.swift", "PlayerStrings.swift", "SquadColumn+Headings.swift",
                "SquadColumn.swift", "SquadLayout+Columns.swift", "openapi.json",
            ])
    }
}

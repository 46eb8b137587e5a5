import Domain

/// A workbook in Office Open XML (`.xlsx`), ECMA-376.
struct ExcelWorkbook {
    private let texts: [String]
    /// For each style, whether its numbers are dates.
    private let dateStyles: [Bool]
    private let since1904: Bool

    /// Returns the visible tables of a workbook, or nil if the archive has none.
    ///
    /// - Throws: `.unreadableSpreadsheet` if a part is missing, damaged or too large.
    static func tables(
        of archive: borrowing ZipArchive
    ) throws(AccountFileError) -> [SpreadsheetTable]? {
        guard let book = try archive.document("xl/workbook.xml"),
            let links = try archive.document("xl/_rels/workbook.xml.rels")
        else { return nil }
        let workbook = ExcelWorkbook(
            texts: try archive.document("xl/sharedStrings.xml")?.elements("si").map(text) ?? [],
            dateStyles: try archive.document("xl/styles.xml").map(dateStyles) ?? [],
            since1904: ["1", "true"].contains(book.first("workbookPr")?["date1904"]))
        let paths = Dictionary(
            links.elements.compactMap { link in
                link["Id"].flatMap { id in link["Target"].map { (id, path($0)) } }
            }, uniquingKeysWith: { first, _ in first })
        var tables: [SpreadsheetTable] = []
        for sheet in book.first("sheets")?.elements("sheet") ?? []
        where sheet["state"] ?? "visible" == "visible" {
            // Another table must not take the place of one that cannot be read.
            guard let id = sheet["id"], let path = paths[id],
                let root = try archive.document(path)
            else { throw .unreadableSpreadsheet }
            tables.append(workbook.table(sheet["name"] ?? "", root))
        }
        return tables
    }

    /// Returns the path in the archive of a target, which is relative to the workbook or absolute.
    private static func path(_ target: String) -> String {
        target.first == "/" ? String(target.dropFirst()) : "xl/" + target
    }

    /// Returns the text of a cell, without the phonetic signs above Japanese texts.
    private static func text(_ item: XMLElement) -> String {
        item.text { $0.name == "rPh" ? "" : nil }
    }

    private func table(_ name: String, _ root: XMLElement) -> SpreadsheetTable {
        var table = SpreadsheetTable(name)
        var line = 0
        for row in root.first("sheetData")?.elements("row") ?? [] {
            line = row["r"].flatMap { Int($0) } ?? line + 1
            var column = -1
            let cells = row.elements("c").map { cell in
                column = cell["r"].map(Self.column) ?? column + 1
                return (column, value(of: cell))
            }
            table.append(cells, line: line)
        }
        return table
    }

    private func value(of cell: XMLElement) -> String {
        let value = cell.first("v")?.text() ?? ""
        switch cell["t"] ?? "n" {
        case "s": return Int(value).flatMap { texts.indices.contains($0) ? texts[$0] : nil } ?? ""
        case "inlineStr": return cell.first("is").map(Self.text) ?? ""
        case "n":
            guard let number = Double(value) else { return value }
            let style = cell["s"].flatMap { Int($0) } ?? 0
            let isDate = dateStyles.indices.contains(style) && dateStyles[style]
            return isDate
                ? SpreadsheetTable.date(number, since1904: since1904)
                : SpreadsheetTable.text(of: number)
        default: return value
        }
    }

    /// Returns the column of a reference such as `AB12`, from 0.
    private static func column(of reference: String) -> Int {
        let letters = reference.utf8.prefix { (0x41...0x5A).contains($0) }.prefix(4)
        return letters.reduce(0) { $0 * 26 + Int($1) - 0x40 } - 1
    }

    private static func dateStyles(_ styles: XMLElement) -> [Bool] {
        var codes: [String: String] = [:]
        for format in styles.first("numFmts")?.elements ?? [] {
            if let id = format["numFmtId"] { codes[id] = format["formatCode"] }
        }
        return styles.first("cellXfs")?.elements("xf").map { style in
            let id = style["numFmtId"] ?? "0"
            if let code = codes[id] { return isDate(code) }
            // The formats of dates that every program knows.
            return Int(id).map {
                (14...17).contains($0) || $0 == 22 || (27...36).contains($0)
                    || (50...58).contains($0)
            } ?? false
        } ?? []
    }

    /// Returns whether a format has a year or a day outside quotation marks and brackets.
    private static func isDate(_ code: String) -> Bool {
        var end: Character?
        for character in code.lowercased() {
            if let expected = end {
                if character == expected { end = nil }
            } else if character == "\"" {
                end = "\""
            } else if character == "[" {
                end = "]"
            } else if character == "y" || character == "d" {
                return true
            }
        }
        return false
    }
}

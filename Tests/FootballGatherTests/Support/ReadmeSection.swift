import Platform

/// What stands in README.md between `<!-- NAME -->` and `<!-- /NAME -->`, without the empty lines
/// around it. With `FOOTBALL_GATHER_RECORD=1` the tests write it anew.
struct ReadmeSection {
    struct Unreadable: Error {
        let what: String
    }

    private let path: String
    private let start: String
    private let end: String

    /// - Parameter file: of a test somewhere in the folder `Tests`.
    init(_ name: String, from file: String = #filePath) {
        path =
            file.split(separator: "/", omittingEmptySubsequences: false)
            .prefix { $0 != "Tests" }.joined(separator: "/") + "/README.md"
        start = "<!-- \(name) -->\n\n"
        end = "\n<!-- /\(name) -->"
    }

    func read() throws -> String {
        let text = try whole()
        return String(text[try range(in: text)])
    }

    func write(_ section: String) throws {
        var text = try whole()
        text.replaceSubrange(try range(in: text), with: section)
        guard let file = fopen(path, "w") else { throw Unreadable(what: path) }
        defer { fclose(file) }
        fputs(text, file)
    }

    private func range(in text: String) throws -> Range<String.Index> {
        guard let first = text.ranges(of: start).first?.upperBound,
            let last = text[first...].ranges(of: end).first?.lowerBound
        else { throw Unreadable(what: "\(path) has no section \(start)") }
        return first..<last
    }

    private func whole() throws -> String {
        guard let file = fopen(path, "r") else { throw Unreadable(what: path) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(byte)) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

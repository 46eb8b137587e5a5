import Measuring
import Platform

/// A folder on the disk. Paths are from its top.
struct Folder {
    let path: String
    private var files: FileManager { .default }

    init(_ path: String) {
        self.path = path
    }

    func place(_ name: String) -> String { "\(path)/\(name)" }

    func exists(_ name: String) -> Bool { files.fileExists(atPath: place(name)) }

    func text(of name: String) throws(BenchError) -> String {
        guard let text = try? String(contentsOfFile: place(name), encoding: .utf8) else {
            throw BenchError("\(place(name)) cannot be read")
        }
        return text
    }

    func write(_ text: String, to name: String) throws(BenchError) {
        try write(Data(text.utf8), to: name)
    }

    func write(_ data: Data, to name: String) throws(BenchError) {
        try create(parent(of: name))
        do { try data.write(to: URL(filePath: place(name)), options: .atomic) } catch {
            throw BenchError("\(place(name)) cannot be written")
        }
    }

    /// Makes a folder and those that it lies in.
    func create(_ name: String) throws(BenchError) {
        do {
            try files.createDirectory(atPath: place(name), withIntermediateDirectories: true)
        } catch {
            throw BenchError("\(place(name)) cannot be made")
        }
    }

    /// Copies a file or a whole folder.
    func copy(_ name: String, to other: Folder) throws(BenchError) {
        try other.create(parent(of: name))
        do { try files.copyItem(atPath: place(name), toPath: other.place(name)) } catch {
            throw BenchError("\(place(name)) cannot be copied to \(other.path)")
        }
    }

    /// Takes away a file or a whole folder, if it is there.
    func remove(_ name: String) throws(BenchError) {
        guard exists(name) else { return }
        do { try files.removeItem(atPath: place(name)) } catch {
            throw BenchError("\(place(name)) cannot be removed")
        }
    }

    /// What lies in a folder, by name.
    func names(in name: String) throws(BenchError) -> [String] {
        guard let names = try? files.contentsOfDirectory(atPath: place(name)) else {
            throw BenchError("\(place(name)) cannot be read")
        }
        return names.sorted()
    }

    /// The Swift files below a folder, by their paths from there.
    func swiftFiles(below name: String) throws(BenchError) -> [String] {
        guard let paths = try? files.subpathsOfDirectory(atPath: place(name)) else {
            throw BenchError("\(place(name)) cannot be read")
        }
        return paths.filter { $0.hasSuffix(".swift") }.sorted()
    }

    private func parent(of name: String) -> String {
        name.split(separator: "/").dropLast().joined(separator: "/")
    }
}

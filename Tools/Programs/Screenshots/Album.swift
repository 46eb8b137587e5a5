import Foundation

/// The pictures, and the folder that they lie in.
struct Album {
    let folder: URL
    let shots: [Shot]

    /// Writes all pictures, and removes those that no screen is drawn for any more.
    func save() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in try strangers() {
            try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
        for shot in shots {
            try Data(shot.picture.utf8).write(to: folder.appendingPathComponent(shot.fileName))
        }
    }

    /// The names of the files that are missing, different or left over.
    func outdated() throws -> [String] {
        let changed = shots.filter { shot in
            let path = folder.appendingPathComponent(shot.fileName)
            return (try? Data(contentsOf: path)) != Data(shot.picture.utf8)
        }
        return try changed.map(\.fileName) + strangers()
    }

    private func strangers() throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        let known = Set(shots.map(\.fileName))
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix(".svg") && !known.contains($0) }
    }
}

import Domain
import FoundationEssentials
import SQLite

/// The file with the meanings of squad lists. They belong to the device, as the files of the user
/// do.
struct SquadMeaningsFile: SquadMeaningsStore {
    private struct Entry: Codable {
        let shape: String
        let meanings: SquadMeanings
    }

    private static let maximumByteCount = 1_000_000
    /// The number of lists with different headings that are remembered.
    private static let maximumCount = 50

    let files: any DataFiles

    @concurrent func meanings(of shape: String) async throws(StorageError) -> SquadMeanings? {
        entries().first { $0.shape == shape }?.meanings
    }

    @concurrent func save(
        _ meanings: SquadMeanings, of shape: String
    ) async throws(StorageError) {
        let others = entries().filter { $0.shape != shape }
        let newest = [Entry(shape: shape, meanings: meanings)] + others
        guard let data = try? JSONEncoder().encode(Array(newest.prefix(Self.maximumCount))) else {
            throw .unavailable
        }
        try files.replace(DataFile.squadMeanings, with: Array(data), synchronizes: false)
    }

    /// Returns the entries, the newest first; none if the file cannot be read: the lists then have
    /// the meanings that their headings suggest.
    private func entries() -> [Entry] {
        guard
            let bytes = try? files.read(DataFile.squadMeanings, atMost: Self.maximumByteCount)
        else { return [] }
        return (try? JSONDecoder().decode([Entry].self, from: Data(bytes))) ?? []
    }
}

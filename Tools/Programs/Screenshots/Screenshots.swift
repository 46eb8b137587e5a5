import Foundation

/// Draws the pictures of the README from the app itself: `Screenshots [--check] FOLDER`.
@main enum Screenshots {
    @MainActor static func main() async {
        var arguments = CommandLine.arguments.dropFirst()
        let isCheck = arguments.first == "--check"
        if isCheck { arguments.removeFirst() }
        guard arguments.count == 1, let folder = arguments.first, !folder.hasPrefix("-") else {
            complain("usage: Screenshots [--check] FOLDER")
            exit(64)
        }
        do {
            let shots = try await Story.tell()
            let album = Album(folder: URL(fileURLWithPath: folder), shots: shots)
            guard isCheck else { return try album.save() }
            let outdated = try album.outdated()
            for name in outdated { complain("\(name) is not what the program draws now.") }
            exit(outdated.isEmpty ? 0 : 1)
        } catch {
            complain("\(error)")
            exit(70)
        }
    }

    private static func complain(_ sentence: String) {
        FileHandle.standardError.write(Data("Screenshots: \(sentence)\n".utf8))
    }
}

import Foundation
import ProgramOptions
import ToolSupport

/// Draws the README's pictures from the frames of the app.
@main enum Screenshots {
    @MainActor static func main() async {
        do {
            let options = try ScreenshotOptions(Array(CommandLine.arguments.dropFirst()))
            if let text = options.requestedText {
                return print(ScreenshotOptions.manual.text(text))
            }
            let folder = options.folder
            let pictures = try await ScreenshotScript.run().map {
                (
                    name: "\($0.name).svg",
                    data: Data(FramePicture($0.frame, title: $0.title).svg.utf8)
                )
            }
            let outdated = try outdatedNames(of: pictures, in: folder)
            guard options.isCheck else {
                return try save(pictures, replacing: outdated, in: folder)
            }
            guard outdated.isEmpty else {
                throw ToolError(
                    .check,
                    "\(outdated.joined(separator: ", ")) differ from the app. Run Tools/screens.")
            }
        } catch {
            let usage = (error as? UsageError).map { ToolError($0) }
            (usage ?? error as? ToolError ?? ToolError(.software, "\(error)"))
                .exit(from: "Tools/screens")
        }
    }

    /// Returns the names of the files that are missing, different or superfluous.
    private static func outdatedNames(
        of pictures: [(name: String, data: Data)], in folder: String
    ) throws -> [String] {
        let files = FileManager.default
        let existing =
            files.fileExists(atPath: folder)
            ? try files.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".svg") } : []
        return pictures.filter { files.contents(atPath: "\(folder)/\($0.name)") != $0.data }
            .map(\.name)
            + existing.filter { name in !pictures.contains { $0.name == name } }.sorted()
    }

    private static func save(
        _ pictures: [(name: String, data: Data)], replacing outdated: [String], in folder: String
    ) throws {
        let files = FileManager.default
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for name in outdated {
            let path = "\(folder)/\(name)"
            if let picture = pictures.first(where: { $0.name == name }) {
                try picture.data.write(to: URL(filePath: path))
            } else {
                try files.removeItem(atPath: path)
            }
        }
    }
}

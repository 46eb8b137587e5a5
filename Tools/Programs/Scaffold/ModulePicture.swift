import Foundation

/// The picture of the modules, which the README shows and another program draws.
enum ModulePicture {
    /// From the top of the package.
    static let path = ".github/metrics/modules.svg"

    /// Has it drawn anew.
    ///
    /// - Parameters:
    ///   - program: `Metrics`, by its path.
    ///   - folder: of `Package.swift`.
    /// - Returns: what is left to do, as a sentence; nil when it is drawn.
    static func draw(with program: String, in folder: String) -> String? {
        let drawing = Process()
        drawing.executableURL = URL(filePath: program)
        drawing.arguments = ["--package-path", folder, "--svg", "\(folder)/\(path)"]
        drawing.standardInput = FileHandle.nullDevice
        guard (try? drawing.run()) != nil else { return complaint }
        drawing.waitUntilExit()
        return drawing.terminationStatus == 0 ? nil : complaint
    }

    private static let complaint =
        "the picture of the modules is still the old one: run Tools/metrics --svg \(path)."
}

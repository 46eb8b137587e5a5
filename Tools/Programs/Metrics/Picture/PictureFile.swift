import Foundation

/// The picture in the repository.
struct PictureFile {
    /// From the top of the package.
    static let path = ".github/metrics/modules.svg"

    private let place: String

    /// - Parameter root: the folder that holds `Package.swift`.
    init(_ root: String) {
        place = "\(root)/\(Self.path)"
    }

    /// - Throws: when the file is not the picture that is drawn now.
    func check(_ picture: String) throws(MetricsRefusal) {
        guard (try? Data(contentsOf: URL(filePath: place))) == Data(picture.utf8) else {
            throw MetricsRefusal(
                .outdated,
                "\(Self.path) is not what the manifest says: run Tools/metrics --svg \(Self.path).")
        }
    }
}

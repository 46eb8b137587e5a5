import Foundation

/// A copy of the package that is built and changed in its stead: whoever interrupts a measurement finds
/// every file as it was.
struct BuildHouse {
    private let place: String
    private var files: FileManager { .default }

    private static let parts = ["Package.swift", "Modules", "App", "Tests", "Tools"]

    /// - Parameter root: the folder that holds `Package.swift`. The copy is in its `.build`.
    init(copying root: String) throws(MetricsRefusal) {
        place = "\(root)/.build/metrics/house"
        // One that was interrupted has left it.
        try remove()
        do {
            try files.createDirectory(atPath: place, withIntermediateDirectories: true)
            for part in Self.parts {
                try files.copyItem(atPath: "\(root)/\(part)", toPath: "\(place)/\(part)")
            }
        } catch {
            throw MetricsRefusal(.unwritable, "The package cannot be copied to \(place).")
        }
    }

    func remove() throws(MetricsRefusal) { try remove("") }

    func forgetBuilds() throws(MetricsRefusal) { try remove("/.build") }

    func write(_ text: String, to path: String) throws(MetricsRefusal) {
        try Disk.write(text, to: "\(place)/\(path)")
    }

    /// - Returns: seconds.
    func buildApp() throws(MetricsRefusal) -> Double {
        try seconds(
            "swift", "build", "--package-path", place, "--scratch-path", "\(place)/.build",
            "--disable-sandbox", "--product", "football-gather")
    }

    /// - Returns: seconds.
    func buildFeature(_ name: String) throws(MetricsRefusal) -> Double {
        try seconds("\(place)/Tools/feature", name, "build")
    }

    private func seconds(_ words: String...) throws(MetricsRefusal) -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        try Program.run(words, log: "\(place)/build.log")
        let time = (clock.now - start).components
        return Double(time.seconds) + Double(time.attoseconds) / 1e18
    }

    private func remove(_ path: String) throws(MetricsRefusal) {
        let path = place + path
        guard files.fileExists(atPath: path) else { return }
        do { try files.removeItem(atPath: path) } catch {
            throw MetricsRefusal(.unwritable, "\(path) cannot be removed.")
        }
    }
}

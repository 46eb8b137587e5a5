/// A failure to read the package.
package enum PackageFactsError: Error, Equatable, CustomStringConvertible {
    /// A file or folder, relative to the package's folder, could not be read.
    case unreadable(String)
    /// SwiftPM rejected `Package.swift`, and reported the cause on standard error.
    case brokenManifest
    /// A tool of the Swift toolchain produced output in an unknown format.
    case unknownFormat(tool: String)
    /// The public symbols of a module could not be extracted.
    case noSymbols(module: String)

    /// The failure and its remedy, as a sentence for the user of a tool.
    package var message: String {
        switch self {
        case .unreadable(let path):
            "\(path) cannot be read. Pass the folder of Package.swift as --package-path."
        case .brokenManifest: "SwiftPM cannot load Package.swift. Correct the errors above."
        case .unknownFormat(let tool):
            "The output of \(tool) has an unknown format. Use Swift 6.2 or 6.3."
        case .noSymbols(let module):
            "The symbols of module \(module) cannot be extracted. Build the package first."
        }
    }

    package var description: String { message }
}

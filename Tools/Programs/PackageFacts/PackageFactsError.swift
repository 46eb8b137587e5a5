/// Why the house cannot be looked at.
public enum PackageFactsError: Error, Equatable, CustomStringConvertible {
    /// A file or a folder, from the top of the package.
    case unreadable(String)
    /// SwiftPM has said why on standard error.
    case brokenManifest
    /// SwiftPM describes the package in a way that is not known here.
    case strangeManifest

    /// What a person reads who has started a tool.
    public var description: String {
        switch self {
        case .unreadable(let path): "\(path) cannot be read; name the folder of Package.swift."
        case .brokenManifest: "swift package dump-package does not read Package.swift; repair it."
        case .strangeManifest:
            "what swift package dump-package writes is not understood; use Swift 6.2 or 6.3."
        }
    }
}

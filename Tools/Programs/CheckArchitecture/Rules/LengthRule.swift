import PackageFacts

/// A file plays one role, and one role is not long.
///
/// `Package.swift` is no part of it: SwiftPM wants one file for all targets.
enum LengthRule {
    static let limit = 200
    /// A suite lists what is promised, and is read test by test.
    static let limitOfTests = 300

    static func findings(in house: House) -> [Finding] {
        house.files.compactMap { file in
            let limit = file.place.map(limit) ?? Self.limit
            let count = file.source.lineCount
            guard count > limit else { return nil }
            return Finding(
                .fileLength, at: file.path, line: limit + 1,
                "has \(count) lines and may have \(limit): split it by roles")
        }
    }

    private static func limit(in place: Place) -> Int {
        switch place {
        case .tests: limitOfTests
        default: limit
        }
    }
}

import PackageFacts

/// Rules about files and folders.
enum PackageRules {
    static let topLevel = ["Package.swift", "Modules", "App", "Tests", "Tools", "README.md"]

    /// The largest number of lines of a file. A lower limit would split types into extensions that
    /// expose their state. `Package.swift` is exempt, because SwiftPM requires one file for all
    /// targets.
    static let lineLimit = 400

    /// The largest number of characters of a line of a comment. The formatter limits code to the
    /// same number, and leaves comments as they are.
    static let columnLimit = 100

    static func topLevelViolations(in architecture: Architecture) -> [Violation] {
        architecture.topLevel.filter { !$0.hasPrefix(".") && !topLevel.contains($0) }.map {
            Violation(
                .topLevel, at: $0, "The top level holds only \(list(topLevel)). Move it there.")
        }
    }

    static func packageViolations(in architecture: Architecture) -> [Violation] {
        architecture.manifest.packages.map {
            Violation(
                .thirdPartyPackage, at: "Package.swift",
                "The package depends on \($0.identity). Use a system library, or write it here.")
        }
    }

    static func folderViolations(in architecture: Architecture) -> [Violation] {
        architecture.files.filter { architecture.target(of: $0) == nil }.map {
            Violation(
                .moduleFolder, at: $0.path,
                "No target compiles the file. Move it into the folder of a target.")
        }
            + architecture.manifest.targets.filter { target in
                target.layer == nil || !names(of: target).contains(folderName(of: target))
            }.map { target in
                Violation(
                    .moduleFolder, at: "Package.swift",
                    line: architecture.manifestLine(of: target.name),
                    "Target \(target.name) is in \(target.path). Move it to the folder of its "
                        + "layer, and name both alike.")
            }
    }

    static func lengthViolations(in architecture: Architecture) -> [Violation] {
        architecture.files.filter { $0.lineCount > lineLimit }.map {
            Violation(
                .fileLength, at: $0.path, line: lineLimit + 1,
                "The file has \($0.lineCount) lines, more than \(lineLimit). Split it by roles.")
        }
    }

    static func widthViolations(in architecture: Architecture) -> [Violation] {
        architecture.files.flatMap { file in
            file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().filter {
                $0.element.utf8.count > columnLimit && $0.element.count > columnLimit
                    && $0.element.drop { $0 == " " }.hasPrefix("//")
            }.map {
                Violation(
                    .commentWidth, at: file.path, line: $0.offset + 1,
                    "The line has \($0.element.count) columns, more than \(columnLimit). Wrap it.")
            }
        }
    }

    private static func folderName(of target: Manifest.Target) -> String {
        String(target.path.split(separator: "/").last ?? "")
    }

    /// The folder of a demo is named like its feature.
    private static func names(of target: Manifest.Target) -> [String] {
        target.layer == .demo && target.name.hasSuffix("Demo")
            ? [String(target.name.dropLast("Demo".count))] : [target.name]
    }
}

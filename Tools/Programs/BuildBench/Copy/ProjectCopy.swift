import Measuring

/// A copy of the checkout, without what version control ignores, and with as many features as are
/// wanted.
struct ProjectCopy {
    /// Where the features are.
    static let features = "Modules/Features"

    let folder: Folder

    /// - Parameters:
    ///   - checkout: where `Scaffold` was built.
    ///   - log: what the programs say that make it.
    init(of checkout: Folder, features: Int, at path: String, log: String) throws(BenchError) {
        folder = Folder(path)
        try folder.remove("")
        let project = Program(directory: checkout.path, log: log)
        let kept = String(
            decoding: try project.output(
                "git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"),
            as: UTF8.self)
        for name in kept.split(separator: "\0").map(String.init)
        // What was removed and not committed yet is listed all the same.
        where checkout.exists(name) {
            try checkout.copy(name, to: folder)
        }
        // What stands in for another feature has no contract of its own, and is none more.
        let own = try folder.names(in: Self.features)
            .count { folder.exists("\(Self.features)/\($0)/Public/\($0)Navigation.swift") }
        guard own <= features else {
            throw BenchError("there are \(own) features already, more than \(features)")
        }
        for name in Self.names(features - own) {
            try project(
                Checkout.scaffold, "new-feature", name, "--package-path", folder.path)
        }
    }

    /// `Extra01` and so on.
    static func names(_ count: Int) -> [String] {
        (0..<count).map { index in
            let number = String(index + 1)
            return "Extra" + String(repeating: "0", count: max(0, 2 - number.count)) + number
        }
    }
}

import Foundation

/// A purpose of source files, derived from their paths.
struct Role: CustomStringConvertible {
    let title: String
    /// A description of the files, if the title is not enough.
    var note: String?
    /// A regular expression for the paths of the role's files, or `nil` for a role that only the
    /// original app has.
    let pattern: String?
    /// The number of lines in the original app, if its author counted them.
    var originalLines: Int?
    /// True if the files are part of the app.
    var isShipped = true

    var description: String { note.map { "\(title) (\($0))" } ?? title }

    /// All roles. The first whose pattern matches a path is the role of that file.
    static let all = [
        Role(
            title: "coordinators", note: "of features, and the flows of Composition",
            pattern: "^Modules/Features/[^/]+/[^/]*Coordinator[^/]*$|^App/Composition/.*Flow",
            originalLines: 419),
        Role(title: "view controllers", pattern: nil, originalLines: 430),
        Role(
            title: "presenters", note: "with their drafts and changes",
            pattern: "^Modules/Features/[^/]+/[^/]*(Presenter[^/]*|Draft|Change)\\.swift$",
            originalLines: 1229),
        Role(
            title: "contracts", note: "Public folders of features",
            pattern: "^Modules/Features/[^/]+/Public/"),
        Role(
            title: "running match", note: "in the module Gather",
            pattern: "^Modules/Features/Gather/Match/"),
        Role(
            title: "views", note: "screens, their states, alerts and strings",
            pattern: "^Modules/Features/", originalLines: 909),
        Role(title: "domain", pattern: "^Modules/Core/Domain/"),
        Role(title: "navigation", pattern: "^Modules/Core/Navigation/"),
        Role(title: "dependency container", pattern: "^Modules/Core/DependencyContainer/"),
        Role(title: "terminal UI", pattern: "^Modules/Core/TerminalUI/"),
        Role(title: "other core modules", pattern: "^Modules/Core/"),
        Role(
            title: "adapters", note: "storage, two terminals, time, Unicode, platform",
            pattern: "^Modules/(Adapters|System)/"),
        Role(title: "composition", note: "without the flows", pattern: "^App/Composition/"),
        Role(title: "runner", pattern: "^App/(?!Demos/)"),
        Role(title: "everything else", pattern: nil, originalLines: 1707),
        Role(title: "demos", pattern: "^App/Demos/", isShipped: false),
        Role(title: "tests", pattern: "^Tests/", isShipped: false),
        Role(title: "test support", pattern: "^Modules/Testing/", isShipped: false),
        Role(title: "tools", pattern: "^Tools/", isShipped: false),
    ]

    /// Returns the index in `all` of the role of a file.
    static func index(ofFile path: String) -> Int? {
        all.firstIndex { role in
            role.pattern.map { path.range(of: $0, options: .regularExpression) != nil } ?? false
        }
    }

    /// The size of the original app in lines.
    static let originalLines = all.compactMap(\.originalLines).reduce(0, +)
    /// The number of test functions of the original app.
    static let originalTests = 121
}

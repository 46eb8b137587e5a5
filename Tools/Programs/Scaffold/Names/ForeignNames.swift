/// Words of the language, where they could stand as a module or as a member.
let reservedWords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "actor", "any", "as", "associatedtype", "async", "await",
    "borrowing", "break", "case", "catch", "class", "consuming", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "macro", "nil",
    "open", "operator", "package", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "some", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
]

/// Modules that come with Swift or its systems, and types that every file knows, in lower case: some
/// file systems do not tell cases apart.
let foreignNames: Set<String> = Set(
    [
        "Android", "AppKit", "Atomics", "Bionic", "Builtin", "Combine", "CoreFoundation", "CRT",
        "Cxx", "CxxStdlib", "Darwin", "Differentiation", "Dispatch", "Distributed",
        "DeveloperToolsSupport", "Foundation", "FoundationEssentials", "FoundationNetworking",
        "FoundationXML", "FoundationInternationalization", "Glibc", "Musl", "Observation",
        "ObjectiveC", "OSLog", "PackageDescription", "PackagePlugin", "RegexBuilder", "Runtime",
        "Subprocess", "Swift", "SwiftSyntax", "SwiftUI", "Synchronization", "System", "Testing",
        "UIKit", "Volatile", "WASILibc", "WinSDK", "XCTest", "XPC",
        "Actor", "AnyObject", "Array", "Bool", "Character", "Clock", "Collection", "Comparable",
        "Data", "Date", "Decodable", "Dictionary", "Double", "Duration", "Encodable", "Equatable",
        "Error", "Float", "Hashable", "Identifiable", "Int", "Iterator", "KeyPath", "MainActor",
        "Mirror", "Never", "Optional", "Process", "Range", "Result", "Sendable", "Sequence", "Set",
        "String", "Substring", "Suite", "Tag", "Task", "Test", "Trait", "Unicode", "Void",
    ].map { $0.lowercased() })

/// How the modules are called that belong to another one, and the roles inside a feature.
let ownEndings = ["Tests", "Demo", "Support"]

import PackageFacts

/// Who may import whom.
struct ImportRules {
    /// What each adapter connects: the core modules whose protocols it implements or drives, and its
    /// system libraries.
    static let adapters = [
        "Persistence": ["Domain", "CSQLite", "CSodium"],
        "UnicodeText": ["Domain", "CUTF8Proc"],
        "SystemTime": ["Domain"],
        "CursesTerminal": ["TerminalUI", "CNcurses"],
        "PlainTerminal": ["TerminalUI", "Navigation"],
    ]

    /// The adapters that a program may use that shows one feature alone: it stores nothing.
    static let adaptersOfDemos = ["CursesTerminal", "PlainTerminal", "SystemTime", "UnicodeText"]

    /// The feature whose contract a variant fulfils, by the variant's name.
    static let variants = ["CompactGather": "Gather"]

    private let places: [String: Place]
    private let variants: [String: String]

    /// - Parameters:
    ///   - places: The places of all modules of ours.
    ///   - variants: Which feature also knows which contract.
    init(places: some Sequence<Place>, variants: [String: String] = Self.variants) {
        self.places = Dictionary(
            places.map { ($0.module, $0) }, uniquingKeysWith: { one, _ in one })
        self.variants = variants
    }

    /// What is wrong with a module as such, as one sentence, or `nil`.
    func objection(to place: Place) -> String? {
        guard case .adapter(let name) = place, Self.adapters[name] == nil else { return nil }
        return "\(place.description) is not in the table of ImportRules: "
            + "add it with what it may import"
    }

    /// What is wrong with an import, as one sentence, or `nil`.
    func objection(to found: Import, in importer: Place) -> String? {
        objectionToAttribute(of: found, in: importer)
            ?? objectionToLibrary(found, in: importer)
            ?? places[found.module].flatMap { objection(to: $0, in: importer) }
    }

    private func objectionToAttribute(of found: Import, in importer: Place) -> String? {
        switch importer {
        case .tests: nil
        default: found.isTestable ? "only tests may use @testable" : nil
        }
    }

    private func objectionToLibrary(_ found: Import, in importer: Place) -> String? {
        // The test run counts what Swift Testing reports, and nothing else.
        guard found.module != "XCTest" else { return "tests are written with Swift Testing" }
        guard importer.isShipped else { return nil }
        switch found.module {
        case "Foundation", "FoundationNetworking", "FoundationXML":
            guard !found.isWithoutEssentials else { return nil }
            return
                "\(found.module) costs startup time: shipped code may import it only in the #else "
                + "of #if canImport(FoundationEssentials)"
        case "Testing": return "shipped code may not import Testing"
        default: return nil
        }
    }

    private func objection(to imported: Place, in importer: Place) -> String? {
        guard imported != importer, !isAllowed(imported, in: importer) else { return nil }
        return "\(importer.description) may import \(rule(for: importer)), "
            + "not \(imported.description)" + way(from: importer, to: imported)
    }

    /// What to do instead, where there is one thing.
    private func way(from importer: Place, to imported: Place) -> String {
        switch (importer, imported) {
        case (.feature(let name), .feature):
            ": tell what happened by \(variants[name] ?? name)Navigation, and App/Composition answers"
        default: ""
        }
    }

    private func isAllowed(_ imported: Place, in importer: Place) -> Bool {
        switch (importer, imported) {
        case (_, .system("Platform")), (_, .core("TextSanitizing")): true
        case (.core("TerminalUI"), .core("Navigation")): true
        // How wide a character is, only the C library knows.
        case (.core("TerminalUI"), .system("CWidth")): true
        // One that is not in the table is reported once, as such.
        case (.adapter(let name), .core), (.adapter(let name), .system):
            Self.adapters[name]?.contains(imported.module) ?? true
        case (.feature, .core(let name)): coreOfFeatures.contains(name)
        case (.feature(let variant), .feature(let contract)): variants[variant] == contract
        case (.composition, .core), (.composition, .feature): true
        case (.runner, .core), (.runner, .adapter), (.runner, .feature), (.runner, .composition):
            true
        case (.demo, .demoSupport): true
        case (.demo(let feature), .feature(let name)):
            name == feature || variants[feature] == name
        case (.demo, _): isAllowed(imported, in: .demoSupport)
        case (.demoSupport, .core), (.demoSupport, .testSupport): true
        case (.demoSupport, .adapter(let name)): Self.adaptersOfDemos.contains(name)
        case (.testSupport, .core): true
        case (.tests, .testSupport): true
        case (.tests(let subject), _): isAllowed(imported, inTestsOf: subject)
        case (.tool, .core), (.tool, .adapter), (.tool, .feature), (.tool, .composition): true
        case (.tool, .tool): true
        default: false
        }
    }

    /// Tests may import their subject and what it may import. Tests of the whole app, and those
    /// that are not named after a module, may import what a runner may.
    private func isAllowed(_ imported: Place, inTestsOf subject: String) -> Bool {
        switch place(ofSubject: subject) {
        case nil, .composition, .runner, .demo:
            imported.module == moduleName(of: subject) || isAllowed(imported, in: .runner(""))
        case let place?: imported == place || isAllowed(imported, in: place)
        }
    }

    private func place(ofSubject subject: String) -> Place? { places[moduleName(of: subject)] }

    private func moduleName(of subject: String) -> String { Place.runner(subject).module }

    private func rule(for importer: Place) -> String {
        switch importer {
        case .core("TerminalUI"): "nothing of ours but Navigation and CWidth"
        case .core, .system: "nothing of ours"
        case .adapter(let name):
            Self.adapters[name].map { "\(enumeration($0)) only" }
                ?? "core modules and system libraries only"
        case .feature(let name):
            "\(enumeration(coreOfFeatures + [variants[name]].compactMap(\.self))) only"
        case .composition: "core modules and features only"
        case .runner: "core modules, adapters, features and Composition only"
        case .demo(let name):
            enumeration(
                ["core modules"] + Self.adaptersOfDemos + ["TestSupport", "DemoSupport"]
                    + [variants[name], name].compactMap(\.self)) + " only"
        case .demoSupport:
            enumeration(["core modules"] + Self.adaptersOfDemos + ["TestSupport"]) + " only"
        case .testSupport: "core modules only"
        case .tests(let subject):
            switch place(ofSubject: subject) {
            case nil, .composition, .runner, .demo: "what a runner may and TestSupport only"
            default: "\(subject), what \(subject) may import and TestSupport only"
            }
        case .tool: "core modules, adapters, features, Composition and other tools only"
        case .plugin: "nothing of ours"
        }
    }
}

private let coreOfFeatures = ["Domain", "Navigation", "TerminalUI"]

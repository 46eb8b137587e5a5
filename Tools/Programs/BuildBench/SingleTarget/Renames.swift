import Measuring

/// What has to be called otherwise where modules that may each have a name of their own become one.
struct Renames {
    /// The new names by the old ones, by module.
    private(set) var names: [String: [String: String]] = [:]

    /// Of several modules that declare the same thing the public one keeps its name, and otherwise
    /// the first.
    ///
    /// - Parameter modules: what each of them declares.
    /// - Throws: what is public in two modules, so that others know it by its name.
    init(
        _ modules: [(module: String, names: [VisibleName])]
    ) throws(BenchError) {
        var owners: [String: [(module: String, name: VisibleName)]] = [:]
        for (module, visible) in modules {
            for name in Set(visible) {
                owners[name.identity, default: []].append((module, name))
            }
        }
        for (identity, found) in owners where Set(found.map(\.module)).count > 1 {
            // What only its file sees is in nobody's way but that of the other kind.
            guard found.contains(where: { $0.name.access != .file }) else { continue }
            let open = Set(found.filter { $0.name.access == .all }.map(\.module))
            guard open.count < 2 else {
                throw BenchError(
                    "\(identity) is public in \(open.sorted().joined(separator: " and ")): "
                        + "no single target can hold both")
            }
            let keeper = open.first ?? found[0].module
            for (module, name) in found where module != keeper {
                names[module, default: [:]][name.name] = name.name + module
            }
        }
    }

    /// The text of a file, with the names that what a module sees has now.
    func applied(to text: String, of module: String) -> String {
        guard let renamed = names[module] else { return text }
        var result = ""
        var word = ""
        for character in text {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
            } else {
                result += renamed[word] ?? word
                result.append(character)
                word = ""
            }
        }
        return result + (renamed[word] ?? word)
    }
}

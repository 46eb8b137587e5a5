/// What was done to a package, as long as it can be undone.
struct Journal {
    private let package: PackageFolder
    /// What files held before; nil for those that were not there.
    private var written: [(path: String, before: String?)] = []
    private var removed: [(path: String, place: String)] = []
    /// Where what is removed waits until all the rest is done. On the same disk nothing is copied.
    private let folder = ".removed-\(UInt64.random(in: .min ... .max))"

    init(of package: PackageFolder) {
        self.package = package
    }

    mutating func write(_ text: String, to path: String) throws(Refusal) {
        written.append((path, package.exists(path) ? try package.text(of: path) : nil))
        try package.write(text, to: path)
    }

    /// Takes a file or a whole folder out of the way.
    mutating func setAside(_ path: String) throws(Refusal) {
        let place = "\(folder)/\(removed.count)"
        try package.move(path, to: place)
        removed.append((path, place))
    }

    /// Puts back what was there, as far as the disk lets it.
    func undo() {
        for (path, place) in removed.reversed() { try? package.move(place, to: path) }
        for (path, before) in written.reversed() {
            if let before {
                try? package.write(before, to: path)
            } else {
                try? package.remove(path)
            }
        }
        try? package.remove(folder)
    }

    /// Nothing is to be undone any more.
    ///
    /// - Returns: what is left to be deleted by hand, as a sentence; nil when nothing is.
    func close() -> String? {
        do throws(Refusal) {
            try package.remove(folder)
            return nil
        } catch {
            return "What was removed is still in \(folder): delete it by hand."
        }
    }
}

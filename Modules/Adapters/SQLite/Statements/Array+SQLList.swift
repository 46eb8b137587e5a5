extension [String] {
    /// The texts as an SQL list: `a, b`. The generic `joined(separator:)` looks up its types when
    /// it is used first, before the first rows of a start.
    package var sqlList: String { reduce(into: "") { $0 += $0.isEmpty ? $1 : ", \($1)" } }
}

public import Domain

/// The rules of the records that the features of the app store.
public enum RecordRules {
    /// The rules of all kinds.
    public static var all: [RecordRule] { AppFeature.all.flatMap(\.kinds).map { $0.rule() } }

    /// The kinds that are exchanged as tables.
    public static var tables: [TableKind] { tables(of: AppFeature.all) }

    /// Returns the kinds of features that are exchanged as tables.
    static func tables(of features: [AppFeature]) -> [TableKind] {
        features.flatMap(\.kinds).compactMap { $0.table() }
    }
}

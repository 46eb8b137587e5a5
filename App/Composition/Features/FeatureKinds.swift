import Domain

/// The kinds of records that features store, which are made when they are first used.
struct FeatureKinds: Sendable {
    let features: [AppFeature]

    /// The kinds that are exchanged as tables.
    var tables: [TableKind] { RecordRules.tables(of: features) }

    /// Declares all kinds, also those of features that are not in this run.
    func declare(in records: any RecordRepositories) {
        for kind in features.flatMap(\.kinds) { kind.declare(records) }
    }
}

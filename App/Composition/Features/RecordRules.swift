public import Domain

/// The rules of the records that the features of the app store.
public enum RecordRules {
    /// The rules of all kinds.
    public static var all: [RecordRule] { AppFeature.all.flatMap(\.kinds).map { $0.rule() } }
}

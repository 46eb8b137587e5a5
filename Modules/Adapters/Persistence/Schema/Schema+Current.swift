import SQLite

extension Schema {
    /// The tables of the app's database.
    static let current = Schema(
        migrations: [
            SchemaVersion1_AccountsAndPlayers.script, SchemaVersion2_MatchesAndLockout.script,
            SchemaVersion3_SessionsAndDelays.script, SchemaVersion4_RowCopies.script,
            SchemaVersion5_SquadPages.script, SchemaVersion6_HistoryPages.script,
            SchemaVersion7_MatchEvents.script,
            SchemaVersion8_Nicknames.script, SchemaVersion9_Changes.script,
            SchemaVersion10_PlayerChanges.script,
        ],
        // "FBGa"
        application: 0x4642_4761, rules: AppRules.findings)
}

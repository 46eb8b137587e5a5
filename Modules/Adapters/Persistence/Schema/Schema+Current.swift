import SQLite

extension Schema {
    /// The tables of the app's database.
    static let current = Schema(
        migrations: scripts + laterFields,
        // "FBGa"
        application: 0x4642_4761, rules: AppRules.findings)

    private static let scripts = [
        SchemaVersion1_AccountsAndPlayers.script, SchemaVersion2_MatchesAndLockout.script,
        SchemaVersion3_SessionsAndDelays.script, SchemaVersion4_RowCopies.script,
        SchemaVersion5_SquadPages.script, SchemaVersion6_HistoryPages.script,
        SchemaVersion7_MatchEvents.script, PlayerFields.script(of: 8),
        SchemaVersion9_Changes.script, SchemaVersion10_PlayerChanges.script,
        SchemaVersion11_MatchesByUser.script,
    ]

    /// The versions after the last script, which only add fields of players.
    private static let laterFields = (1...max(PlayerFields.lastVersion, scripts.count))
        .dropFirst(scripts.count).map { PlayerFields.script(of: $0) }
}

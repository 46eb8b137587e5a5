import SQLite

extension Schema {
    /// The tables of the app's database.
    static let current = Schema(
        migrations: [
            SchemaVersion1_AccountsAndPlayers.script, SchemaVersion2_MatchesAndLockout.script,
            SchemaVersion3_SessionsAndDelays.script, SchemaVersion4_RowCopies.script,
            SchemaVersion5_SquadPages.script, SchemaVersion6_HistoryPages.script,
            SchemaVersion7_MatchEvents.script,
            // The copy of a table's rows has all of its columns.
            """
            ALTER TABLE players ADD COLUMN nickname TEXT CHECK (length(nickname) > 0);
            DROP INDEX players_copy;
            CREATE INDEX players_copy ON players
                (user, name_key, id, name, identity_key, age, skill, position, favourite_team,
                nickname);
            """,
        ],
        // "FBGa"
        application: 0x4642_4761, rules: AppRules.findings)
}

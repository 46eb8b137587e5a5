/// A second copy of each row, in an index with all columns of its table.
///
/// SQLite changes both copies together, and its integrity check compares them. So it finds a
/// changed byte in any value. A migration that adds a column replaces the index of the table.
enum SchemaVersion4_RowCopies {
    static let script = """
        CREATE INDEX settings_copy ON settings (name, value);
        CREATE INDEX device_copy ON device (id, remembered_name);
        CREATE INDEX users_copy ON users
            (number, id, name, identity_key, password_hash, created_at);
        CREATE INDEX sessions_copy ON sessions 
            (token_hash, user, created_at, last_used_at);
        CREATE INDEX sign_in_failures_copy ON sign_in_failures
            (name_hash, failures, last_wall, last_uptime, last_boot);
        CREATE INDEX matches_copy ON matches
            (number, id, user, started_wall, started_uptime, started_boot, ended_wall,
            ended_uptime, ended_boot, score_a, score_b, winner, clock_state, clock_duration,
            clock_remaining, clock_since_wall, clock_since_uptime, clock_since_boot);
        CREATE INDEX line_up_entries_copy ON line_up_entries
            (match_number, place, player_id, name, position, team);

        -- The first columns are in the order of a squad, so this index replaces another.
        DROP INDEX players_by_name;
        CREATE INDEX players_copy ON players
            (user, name_key, id, name, identity_key, age, skill, position, favourite_team);
        """
}

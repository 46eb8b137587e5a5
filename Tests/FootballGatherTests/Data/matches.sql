-- The matches in order: score, participants, goals and number of events. SQL computes the goals from
-- the events, independently of the app.
WITH
    events AS (
        SELECT *, change ->> 'kind' AS kind,
            CAST(substr(change ->> 'event', 38) AS INTEGER) AS target
        FROM match_events),
    valid AS (
        SELECT * FROM events AS event WHERE (
            SELECT kind FROM events
            WHERE match_number = event.match_number AND target = event.sequence
                AND kind IN ('voided', 'restored')
            ORDER BY counter DESC LIMIT 1) IS NOT 'voided'),
    goals AS (
        SELECT match_number, counter, ifnull((
            SELECT change FROM valid
            WHERE match_number = goal.match_number AND target = goal.sequence
                AND kind = 'goalCorrected'
            ORDER BY counter DESC LIMIT 1), change) -> 'goal' AS goal
        FROM valid AS goal WHERE kind = 'goal'),
    scorers AS (
        SELECT goals.*, ifnull(
            change -> 'start' -> 'lineUp'
                -> CAST(substr(goal ->> 'scorer', -1) AS INTEGER) ->> 'name',
            change -> 'entry' ->> 'name') AS name
        FROM goals JOIN events ON events.match_number = goals.match_number
            AND events.sequence = CAST(substr(goal ->> 'scorer', 38) AS INTEGER))
SELECT score_a || '-' || score_b,
    (SELECT group_concat(team || ' ' || name, ', ') FROM (
        SELECT * FROM line_up_entries WHERE match_number = number ORDER BY place)),
    (SELECT group_concat((goal ->> 'team') || ' ' || name
            || iif(goal ->> 'isOwnGoal', ' (own goal)', ''), ', ') FROM (
        SELECT * FROM scorers WHERE match_number = number ORDER BY counter)),
    (SELECT count(*) FROM match_events WHERE match_number = number)
FROM matches ORDER BY number;

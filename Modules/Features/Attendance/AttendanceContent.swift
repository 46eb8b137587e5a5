import Domain

/// The loaded data of the page.
struct AttendanceContent: Equatable {
    /// The people of the evening before.
    struct Earlier: Equatable {
        let evening: Evening
        let answers: [AttendanceAnswer]
    }

    /// All evenings, the last one last.
    let evenings: [Evening]
    /// The evening on the page; nil if there is none yet.
    let evening: Evening?
    /// The answers to the evening.
    let answers: [AttendanceAnswer]
    /// The stored ranks, one for each player.
    let ranks: [PlayerID: AttendanceRank]
    /// The squad, sorted by name.
    let squad: [Player]
    /// The evening before; nil if there was none.
    let earlier: Earlier?
    /// The start of the first match of the last day of matches; nil if there was none.
    let usualStart: Moment?
    /// The people in groups.
    let list: AttendanceList
    /// The players of the squad who have not answered.
    let unanswered: [Player]

    init(
        evenings: [Evening], evening: Evening?, answers: [AttendanceAnswer],
        ranks: [PlayerID: AttendanceRank], squad: [Player], earlier: Earlier?,
        usualStart: Moment? = nil
    ) {
        self.evenings = evenings
        self.usualStart = usualStart
        // Two devices can have stored an answer of one player, of which the later one counts.
        var latest: [PlayerID: AttendanceAnswer] = [:]
        for answer in answers {
            guard let player = answer.player else { continue }
            if let known = latest[player], answer.order < known.order { continue }
            latest[player] = answer
        }
        let answers = answers.filter { answer in
            answer.player.map { latest[$0]?.id == answer.id } ?? true
        }
        self.evening = evening
        self.answers = answers
        self.ranks = ranks
        self.squad = squad
        self.earlier = earlier
        let players = Dictionary(squad.map { ($0.id, $0) }) { first, _ in first }
        let ranks = ranks.mapValues(\.rank)
        let waited = earlier.map {
            AttendanceList($0.answers, ranks: ranks, places: $0.evening.places.count)
                .waitingPlayers
        }
        list = AttendanceList(
            answers, players: players, ranks: ranks,
            places: (evening?.places ?? .usual).count,
            first: evening?.priority == .waitedLastTime ? waited ?? [] : [])
        let answered = Set(answers.compactMap(\.player))
        unanswered = squad.filter { !answered.contains($0.id) }
    }

    /// Returns the data after a change. The evening on the page is the earlier one of a new one.
    func applying(_ change: AnswerChange) -> AttendanceContent {
        let isNew = evening?.id != change.evening.id
        return AttendanceContent(
            evenings: isNew ? (evenings + [change.evening]).inOrder : evenings,
            evening: change.evening, answers: change.applied(to: isNew ? [] : answers),
            ranks: ranks, squad: squad,
            earlier: isNew ? evening.map { Earlier(evening: $0, answers: answers) } : earlier,
            usualStart: usualStart)
    }

    /// Returns the data after a change of a rank.
    func applying(_ rank: AttendanceRank) -> AttendanceContent {
        AttendanceContent(
            evenings: evenings, evening: evening, answers: answers,
            ranks: ranks.merging([rank.player: rank]) { $1 },
            squad: squad, earlier: earlier, usualStart: usualStart)
    }

    /// Returns the rank of a player.
    func rank(of player: PlayerID) -> Rank { ranks[player]?.rank ?? .regular }

    /// Returns the evening that usually follows the last one: in the same place on the same weekday
    /// or, without a date, on that of the last matches.
    func nextEvening(after now: Moment, in timeZone: any LocalTimeZone) -> Evening {
        var evening = evenings.last ?? Evening()
        if evening.start == nil { evening.start = usualStart.flatMap(EveningStart.init(near:)) }
        return evening.next(after: now, in: timeZone)
    }

    /// Returns the evening of new answers: the one on the page, or the next one if that is over.
    func evening(at now: Moment, in timeZone: any LocalTimeZone) -> Evening {
        guard let evening else { return Evening() }
        return evening.isOver(at: now) ? nextEvening(after: now, in: timeZone) : evening
    }
}

extension Evening {
    /// Returns whether the evening is over.
    func isOver(at now: Moment) -> Bool { start?.isOver(at: now) ?? false }

    /// Returns whether both evenings have a date and are on the same local day.
    func isOnSameDay(as other: Evening, in timeZone: any LocalTimeZone) -> Bool {
        guard let start, let otherStart = other.start else { return false }
        return start.isOnSameDay(as: otherStart, in: timeZone)
    }

    /// Returns the evening that usually follows: in the same place on the same weekday.
    func next(after now: Moment, in timeZone: any LocalTimeZone) -> Evening {
        Evening(
            start: start.flatMap { $0.next(after: now, in: timeZone) }, place: place,
            places: places, priority: priority)
    }
}

extension [Evening] {
    /// The evenings by their start, the last one last. An evening without a date that was added
    /// last is the next one.
    var inOrder: [Evening] {
        let isPlanned = last?.start == nil
        let planned = isPlanned ? suffix(1) : []
        let others = isPlanned ? dropLast() : self[...]
        return others.enumerated().sorted {
            ($0.element.start?.wall ?? 0, $0.offset) < ($1.element.start?.wall ?? 0, $1.offset)
        }.map(\.element) + planned
    }

    /// Returns the evening that people answer to, of evenings in order: one without a date that was
    /// added last, or the next one that is not over, or the last one.
    func current(at now: Moment) -> Evening? {
        guard let last, last.start != nil else { return last }
        return first { $0.start != nil && !$0.isOver(at: now) } ?? last
    }
}

public import Domain
public import Navigation

/// A factory for the feature Attendance.
@MainActor public protocol AttendanceBuilding {
    /// Returns a coordinator for the screen. The caller starts it.
    ///
    /// - Parameter navigation: Held weakly.
    func makeAttendance(
        on navigator: Navigator, navigation: any AttendanceNavigation
    ) -> any Coordinator

    /// Returns a coordinator for the page with the answer of a player. The caller starts it.
    func makeAnswer(of player: Player, on navigator: Navigator) -> any Coordinator

    /// Returns how often a player has agreed to come, for the page of the player.
    func attendance(
        of player: Player
    ) async throws(StorageError) -> [(label: String, value: String)]

    /// Returns who came to the evening of a gather, for its page; nothing without such an evening.
    func attendance(
        of match: Match
    ) async throws(StorageError) -> [(label: String, value: String)]
}

/// The default factory of the feature Attendance.
public struct AttendanceFactory: AttendanceBuilding {
    private let records: AttendanceRecords
    private let files: any AccountFiles
    private let folding: any TextFolding
    private let timeZone: any LocalTimeZone
    private let time: any TimeSource

    /// Stores the dependencies of the coordinators that the factory makes.
    ///
    /// - Parameters:
    ///   - evenings: The evenings of the signed-in user.
    ///   - answers: The answers to them.
    ///   - ranks: The ranks of players.
    ///   - players: The squad.
    ///   - matches: The matches, the last ones of which tell the usual time of an evening.
    ///   - files: The files from which lists are read.
    ///   - folding: The folding of names in pasted lists.
    ///   - timeZone: The time zone of dates.
    ///   - time: The time that decides which evening is over.
    package init(
        evenings: any RecordRepository<Evening>, answers: any RecordRepository<AttendanceAnswer>,
        ranks: any RecordRepository<AttendanceRank>, players: any PlayerRepository,
        matches: any MatchRepository, files: any AccountFiles, folding: any TextFolding,
        timeZone: any LocalTimeZone, time: any TimeSource
    ) {
        records = AttendanceRecords(
            evenings: evenings, answers: answers, ranks: ranks, players: players,
            matches: matches)
        self.files = files
        self.folding = folding
        self.timeZone = timeZone
        self.time = time
    }

    /// Returns a coordinator for the screen. The caller starts it.
    public func makeAttendance(
        on navigator: Navigator, navigation: any AttendanceNavigation
    ) -> any Coordinator {
        AttendanceCoordinator(
            navigator: navigator, files: files,
            makeForm: { evening, isNew in
                EveningForm(
                    evenings: records.evenings, time: time,
                    input: EveningInput(evening, isNew: isNew, timeZone: timeZone))
            },
            makePresenter: makePresenter(navigation))
    }

    /// Returns a coordinator for the page with the answer of a player. The caller starts it.
    public func makeAnswer(of player: Player, on navigator: Navigator) -> any Coordinator {
        AnswerCoordinator(of: player, navigator: navigator, makePresenter: makePresenter(nil))
    }

    private func makePresenter(
        _ navigation: (any AttendanceNavigation)?
    ) -> AttendanceCoordinator.MakePresenter {
        { [weak navigation] work in
            AttendancePresenter(
                records, folding: folding, timeZone: timeZone, time: time, work: work,
                navigation: navigation)
        }
    }

    /// Returns how often a player has agreed to come, for the page of the player.
    public func attendance(
        of player: Player
    ) async throws(StorageError) -> [(label: String, value: String)] {
        let found = try await records.participation(of: player.id)
        return [
            (
                AttendanceStrings.came,
                AttendanceStrings.cameTimes(count: "\(found.count)", evenings: "\(found.evenings)")
            ),
            (AttendanceStrings.rank, AttendanceStrings.name(of: found.rank)),
        ]
    }

    /// Returns who came to the evening of a gather, for its page; nothing without such an evening.
    public func attendance(
        of match: Match
    ) async throws(StorageError) -> [(label: String, value: String)] {
        let people = try await records.attendance(of: match, at: time.now())?.people ?? []
        // All of it is in the labels, because narrow columns have no room for values.
        return people.map { (AttendanceStrings.text(of: $0.part, by: $0.name), "") }
    }
}

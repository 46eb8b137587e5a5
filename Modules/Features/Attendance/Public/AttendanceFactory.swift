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

    /// Returns how often a player has agreed to come, for the page of the player.
    func attendance(
        of player: Player
    ) async throws(StorageError) -> [(label: String, value: String)]
}

/// The default factory of the feature Attendance.
public struct AttendanceFactory: AttendanceBuilding {
    private let records: AttendanceRecords
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
    ///   - folding: The folding of names in pasted lists.
    ///   - timeZone: The time zone of dates.
    ///   - time: The time that decides which evening is over.
    package init(
        evenings: any RecordRepository<Evening>, answers: any RecordRepository<AttendanceAnswer>,
        ranks: any RecordRepository<AttendanceRank>, players: any PlayerRepository,
        folding: any TextFolding, timeZone: any LocalTimeZone, time: any TimeSource
    ) {
        records = AttendanceRecords(
            evenings: evenings, answers: answers, ranks: ranks, players: players)
        self.folding = folding
        self.timeZone = timeZone
        self.time = time
    }

    /// Returns a coordinator for the screen. The caller starts it.
    public func makeAttendance(
        on navigator: Navigator, navigation: any AttendanceNavigation
    ) -> any Coordinator {
        AttendanceCoordinator(
            navigator: navigator,
            makeForm: { evening, isNew in
                EveningForm(
                    evenings: records.evenings, time: time,
                    input: EveningInput(evening, isNew: isNew, timeZone: timeZone))
            },
            makePresenter: { [weak navigation] work in
                AttendancePresenter(
                    records, folding: folding, timeZone: timeZone, time: time, work: work,
                    navigation: navigation)
            })
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
}

import Attendance
import DependencyContainer
import Domain
import Navigation
import TerminalUI

extension AppFeature {
    static let attendance = AppFeature(
        (any AttendanceBuilding).self,
        Module("Attendance") {
            $0.register(
                (any AttendanceBuilding).self,
                needs: (any RecordRepository<Evening>).self,
                (any RecordRepository<AttendanceAnswer>).self,
                (any RecordRepository<AttendanceRank>).self, (any PlayerRepository).self,
                (any MatchRepository).self, (any AccountFiles).self, (any TextFolding).self,
                (any LocalTimeZone).self, (any TimeSource).self
            ) {
                AttendanceFactory(
                    evenings: $0, answers: $1, ranks: $2, players: $3, matches: $4, files: $5,
                    folding: $6, timeZone: $7, time: $8)
            }
        },
        stores: [
            FeatureKind(Evening.self), FeatureKind(AttendanceAnswer.self),
            FeatureKind(AttendanceRank.self),
        ],
        adds: [
            .tab(CompositionStrings.evening) { feature, flow in
                feature.makeAttendance(on: flow.navigator, navigation: flow)
            },
            .playersRowAction(CompositionStrings.comes, key: .character("y")) {
                feature, player, flow in
                feature.makeAnswer(of: player, on: flow.navigator)
            },
            .section(AttendanceStrings.title, on: .player) {
                (feature, player) async throws(StorageError) in
                try await feature.attendance(of: player)
            },
            .section(AttendanceStrings.whoCame, on: .gather) {
                (feature, match) async throws(StorageError) in
                try await feature.attendance(of: match)
            },
        ],
        links: [
            // The deep link `attendance`.
            FeatureLink(below: .session) { _ in
                // The screen is the first one of its tab, so there is nothing to show.
                LinkDestination(AttendanceRoute.self) {
                    (_, flow: SessionFlow) async throws(DeepLinkError) in
                    _ = try flow.available((any AttendanceBuilding).self)
                    return ResolvedDestination(())
                }
            }
        ])
}

/// Handles the events of Attendance.
extension SessionFlow: AttendanceNavigation {
    func attendanceDidConfirm(_ draft: MatchDraft) {
        navigator.attempt { _ = try startMatchFlow(.confirming(draft)) }
    }

    var attendanceTeamsUnavailableReason: String? {
        dependencies.match.confirmPlayers.unavailableReason
    }
}

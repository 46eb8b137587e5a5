public import Domain
public import Navigation

/// What leaves the feature.
@MainActor public protocol PlayerListNavigation: SessionNavigation {
    /// Somebody is to be added to the squad.
    func playerListDidRequestAdd()

    /// More is wanted about one player.
    func playerListDidSelect(_ player: Player)

    /// These play today: at least two, in the order of their names.
    func playerListDidConfirm(_ players: [Player])

    /// The gather in progress is to go on, as it was stored a moment ago.
    func playerListDidRequestResume(_ match: Match)

    /// Why nothing would follow a request, as a sentence for a person; nil when something does. The
    /// list asks once, when it begins, and does not offer then what leads nowhere.
    func playerListUnavailableReason(for request: PlayerListRequest) -> String?
}

import Domain
import FootballUI

/// The state of the player screen.
struct PlayerDetailState: Equatable {
    /// A section of fields.
    struct Group: Equatable {
        let title: String
        let rows: [Row]
    }

    /// A label with its formatted value.
    struct Row: Equatable {
        /// The field that the row opens.
        let field: PlayerField
        let label: String
        let value: String
    }

    let title: String
    let groups: [Group]
    /// The sections of other features.
    var contributed: [ContributedSection] = []
    /// The reason why no field can be selected; nil when fields can be selected.
    let unavailableReason: String?
    /// True if the player was deleted, such as by another device.
    var isDeleted = false
}

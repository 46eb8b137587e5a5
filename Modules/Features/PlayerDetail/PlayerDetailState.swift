import Domain

/// The state of the player screen.
struct PlayerDetailState: Equatable {
    /// A section of fields.
    struct Group: Equatable {
        let title: String
        let rows: [Row]
    }

    /// A field with its formatted value.
    struct Row: Equatable {
        let field: PlayerField
        let label: String
        let value: String
    }

    var title = ""
    var groups: [Group] = []
    /// The reason why no field can be selected; nil when fields can be selected.
    var unavailableReason: String?
}

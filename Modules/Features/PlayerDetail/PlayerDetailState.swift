import Domain

/// The state of the player screen.
struct PlayerDetailState: Equatable {
    /// A section of fields, or of another feature.
    struct Group: Equatable {
        let title: String
        let rows: [Row]
        /// The text in place of the rows while there are none.
        var placeholder: String?
    }

    /// A label with its formatted value.
    struct Row: Equatable {
        /// The field that the row opens; nil for a row of another feature.
        let field: PlayerField?
        let label: String
        let value: String
    }

    let title: String
    let groups: [Group]
    /// The reason why no field can be selected; nil when fields can be selected.
    let unavailableReason: String?
}

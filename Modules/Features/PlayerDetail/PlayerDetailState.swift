import Domain

/// What the screen shows.
struct PlayerDetailState: Equatable {
    /// Some fields under a heading.
    struct Group: Equatable {
        let title: String
        let rows: [Row]
    }

    /// One field.
    struct Row: Equatable {
        let field: PlayerField
        let label: String
        let value: String
    }

    var title = ""
    var groups: [Group] = []
    /// Why no field can be chosen; nil when they can.
    var unavailableReason: String?
}

/// The state of the settings.
struct SettingsState: Equatable {
    /// A page that can be opened, with its description.
    struct Row: Equatable {
        let label: String
        let detail: String
    }

    var rows: [Row] = []
}

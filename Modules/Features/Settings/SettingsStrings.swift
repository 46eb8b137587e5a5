/// The texts of the settings.
enum SettingsStrings {
    static let title = "Settings"
    static let empty = "No settings"
    static let emptyMessage = "No feature of this run has settings."
}

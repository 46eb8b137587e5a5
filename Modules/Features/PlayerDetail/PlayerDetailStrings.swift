/// The texts of the player screen.
enum PlayerDetailStrings {
    static let list = "Player"
    static let personal = "PERSONAL"
    static let play = "PLAY"
    static let likes = "LIKES"
    /// The text of an empty field.
    static let unknown = "-"
    static let deleted = "This player was deleted"
    static let deletedMessage = "Go back and choose again. A restored player appears here again."
}

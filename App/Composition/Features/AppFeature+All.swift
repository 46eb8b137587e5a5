extension AppFeature {
    /// All that the app has.
    static let all = [
        login,
        playerList,
        playerAdd,
        playerDetail,
        playerEdit,
        confirmPlayers,
        gather,
    ]
}

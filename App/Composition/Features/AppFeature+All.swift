extension AppFeature {
    /// Every feature of the app.
    static let all = [
        login,
        playerList,
        playerAdd,
        playerDetail,
        playerEdit,
        confirmPlayers,
        gather,
        arrival,
        gatherResult,
        settings,
        account,
        serverMove,
        dataTransfer,
        display,
        history,
        gatherDetail,
        changeHistory,
        attendance,
        threeTeams,
    ]
}

extension __Feature__Strings {
    static func squad(_ count: Int) -> String {
        count == 0 ? noPlayers : players(count)
    }
}

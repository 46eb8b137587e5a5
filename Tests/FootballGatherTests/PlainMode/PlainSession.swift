/// A session in plain mode that uses every screen.
enum PlainSession {
    /// Registers and enters the players of `squad.csv`.
    static func squadScript() throws -> PlainScript {
        let squad = try TestData.squad()
        return PlainScript { script in
            script.register()
            // A script names rows by their titles, so the first of two players with one name has
            // another name until the second one is described.
            var renamed: [String] = []
            for (index, player) in squad.enumerated() {
                if squad[..<index].contains(where: { $0.name == player.name }) {
                    script.enter("row \(player.name)")
                    script.set("Name", to: "First \(player.name)")
                    script.enter("back")
                    renamed.append(player.name)
                }
                script.add(player.name)
                script.edit(player)
            }
            for name in renamed {
                script.enter("row First \(name)")
                script.set("Name", to: name)
                script.enter("Rename anyway", "back")
            }
        }
    }

    /// Searches, sorts, plays a match and signs out.
    static let matchScript = PlainScript { script in
        script.enter("# Who is there?", "more", "top", "Search = zidane", "Search = lukasz")
        script.enter("Search = ana", "row Ana")
        script.enter("Clear search", "Sort: name", "Sort: position", "Sort: skill")
        script.enter("row 이강인", "Age", "Age = 121", "Done", "back", "Discard", "back")
        script.startMatch(players)
        // A result of 3-1 after one correction, with a clock that is paused and set.
        script.enter("Start", "Team A +", "Team A +", "Team B +", "wait 1", "Pause")
        script.enter("Team B +", "Team B −", "Resume", "Pause", "Set time", "Minutes = 0")
        script.enter("Seconds = 0", "Done", "Minutes = 5", "Done", "Start", "Team A +")
        script.enter("back", "Stay", "End gather", "Cancel", "End gather", "Yes")
        script.enter("Same teams", "back", "Back to squad")
        script.enter("Sign out", "Sign out", "Login")
    }

    private static let players = [
        "Alisson Becker", "손흥민", "O'Shea, John", "👨‍👩‍👧 Family Guest", "Łukasz Fabiański", "李明",
        "محمد صلاح", "Tim \"The Wall\" Howard",
    ]

    /// The stored line-up: name, position, team, and whether it refers to a player.
    static let lineUp = [
        "Alisson Becker|goalkeeper|a|1", "손흥민|winger|a|1", "O'Shea, John|defender|a|1",
        "👨‍👩‍👧 Family Guest|-|a|1", "Łukasz Fabiański|goalkeeper|b|1", "李明|midfielder|b|1",
        "محمد صلاح|winger|b|1", "Tim \"The Wall\" Howard|goalkeeper|b|1",
    ]

    /// Replaces the times of a clock that has run, which depend on the speed of the machine, and
    /// the day and the times of the match.
    static func withoutTimes(_ output: String) -> String {
        output.replacing(#/Time: \d\d:\d\d, (Running|Paused)/#) {
            "Time: xx:xx, \($0.output.1)"
        }
        .replacing(#/Played: \d\d:\d\d/#) { _ in "Played: xx:xx" }
        .replacing(#/\w{3} \d{1,2} \w{3}, \d\d:\d\d to \d\d:\d\d/#) { _ in "DAY, xx:xx to xx:xx" }
        .replacing(#/(Last gather: .*), \w{3} \d{1,2} \w{3}\./#) { "\($0.output.1), DAY." }
    }
}

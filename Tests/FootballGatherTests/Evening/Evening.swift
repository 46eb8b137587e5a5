/// The evening that the test data tells of.
enum Evening {
    /// The squad, written down the day before. Nothing is signed out.
    static func dayBefore() throws -> Script {
        let squad = try Squad.players()
        return Script.make { script in
            script.register()
            var known: Set<String> = []
            for player in squad {
                script.add(player.name)
                if !known.insert(player.name).inserted { script.say("Add anyway") }
            }
            for player in squad where player.name != Squad.sharedName { script.edit(player) }
            // Found by their name, and told apart by the numbers of their rows.
            script.say("Search = \(Squad.sharedName)")
            for (index, player) in squad.filter({ $0.name == Squad.sharedName }).enumerated() {
                script.edit(player, at: "\(7 + index)")
            }
        }
    }

    static let script = Script.make { script in
        script.say("# Who is there?", "more", "top", "Search = zidane", "Search = lukasz")
        script.say("Search = ana", "row Ana", "8", "back")
        script.say("Clear search", "Sort: name", "Sort: position", "Sort: skill")
        script.say("row 이강인", "Age", "Age = 121", "Done", "back", "Discard", "back")
        script.startGather(players)
        goals(of: &script)
        script.say("End gather", "Cancel", "End gather", "Yes", "Sign out", "Sign out", "Login")
    }

    /// Three to one, a clock that is stopped and set, and a goal that was none.
    private static func goals(of script: inout Script) {
        script.say("Start", "Team A +", "Team A +", "Team B +", "wait 1", "Pause")
        script.say("Team B +", "Team B −", "Resume", "Pause", "Set time", "Minutes = 0")
        script.say("Seconds = 0", "Done", "Minutes = 5", "Done", "Start", "Team A +")
        script.say("back", "Stay")
    }

    private static let players = [
        "Alisson Becker", "손흥민", "O'Shea, John", "👨‍👩‍👧 Family Guest", "Łukasz Fabiański", "李明",
        "محمد صلاح", "Tim \"The Wall\" Howard",
    ]

    static let lineUp = [
        "Alisson Becker|goalkeeper|a|1", "손흥민|winger|a|1", "O'Shea, John|defender|a|1",
        "👨‍👩‍👧 Family Guest|-|a|1", "Łukasz Fabiański|goalkeeper|b|1", "李明|midfielder|b|1",
        "محمد صلاح|winger|b|1", "Tim \"The Wall\" Howard|goalkeeper|b|1",
    ]

    /// Without what a slow machine says otherwise: the seconds of a clock that has run.
    static func normalised(_ heard: String) -> String {
        heard.replacing(#/Time: 0(9:\d\d|4:\d\d)/#) { "Time: 0\($0.output.1.first ?? "?"):xx" }
            .replacing("Time: 10:00, Running", with: "Time: 09:xx, Running")
            .replacing("Time: 05:00, Running", with: "Time: 04:xx, Running")
            .replacing("Time: 10:00, Paused", with: "Time: 09:xx, Paused")
    }
}

import Domain
import Navigation
import TestSupport
import Testing

@MainActor @Suite struct `An evening of three matches` {
    @Test func `is stored as its screens show it, in three runs of the app`() async throws {
        var app = AppHarness()
        try await app.launch()
        for command in ScriptedEvening.registration { try await app.perform(command) }
        for (number, run) in ScriptedEvening.runs.enumerated() {
            if number > 0 {
                app.navigator.close()
                app = AppHarness(after: app)
                try await app.launch()
            }
            for command in run.commands { try await app.perform(command) }
            #expect(app.scores == run.score)
            #expect(try rows(of: app) == run.rows)
            #expect(try await stored(in: app.matches) == run.stored)
        }
    }

    private func rows(of app: AppHarness) throws -> [String] {
        try app.driver.rows().map { title in
            ([title] + (try app.driver.details(of: title)))
                .filter { !$0.isEmpty }.joined(separator: ", ")
        }
    }

    private func stored(in matches: InMemoryMatches) async throws -> [String] {
        var found = [matches.stored].compactMap(\.self)
        for finished in matches.finished {
            found.insert(try await matches.match(finished.id), at: 0)
        }
        return found.map { match in
            let participants = match.state.participants.map {
                "\($0.entry.team.rawValue) \($0.entry.name)"
            }
            let goals = match.state.timeline.compactMap(\.countingGoal).map { goal in
                let name = goal.scorer.flatMap(match.state.participant)?.entry.name ?? "-"
                return "\(goal.team.rawValue) \(name)\(goal.isOwnGoal ? " (own goal)" : "")"
            }
            return [
                match.score.text, participants.joined(separator: ", "),
                goals.joined(separator: ", "), "\(match.log.events.count)",
            ].joined(separator: "|")
        }
    }
}

extension AppHarness {
    /// Performs a command of plain mode.
    fileprivate func perform(_ command: String) async throws {
        if let row = command.wholeMatch(of: #/row (.+): (.+)/#) {
            try driver.row(String(row.1), does: String(row.2))
        } else if let row = command.wholeMatch(of: #/row (.+)/#) {
            try driver.open(String(row.1))
        } else if let field = command.wholeMatch(of: #/(.+) = (.+)/#) {
            try driver.type(String(field.2), into: String(field.1))
        } else {
            try driver.tap(command)
        }
        await driver.settle()
    }
}

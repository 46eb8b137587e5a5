import FoundationEssentials
import ToolSupport

/// A program that writes random requests for fair teams and the teams that the search finds, so
/// that other programs can compare them with their own.
@main enum TeamRequestsCommand {
    static func main() async {
        await TeamRequestsOptions.run(as: "TeamRequests") { options in
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            var random = RandomRequests(seed: options.seed)
            func write(_ request: SolvedRequest) throws {
                print(String(decoding: try encoder.encode(request), as: UTF8.self))
            }
            for _ in 0..<options.count {
                try write(SolvedRequest(random.twoTeams(of: 10...30)))
            }
            // Other programs need more time for these.
            for _ in 0..<(options.count + 9) / 10 {
                try write(SolvedRequest(random.threeTeams(of: 6...18)))
                try write(SolvedRequest(random.twoTeamsWithoutRules(of: 10...22)))
            }
        }
    }
}

import Domain

/// An exchange of a player of team A for one of team B.
public struct TeamSwap: Hashable, Sendable {
    /// The player of team A.
    public let a: TeamCandidate.ID
    /// The player of team B.
    public let b: TeamCandidate.ID
    /// The difference of the teams after the exchange minus that before it, in hundredths. It is
    /// negative if the exchange makes the teams fairer.
    public let change: Double
}

extension TeamBalancer {
    /// Returns the exchanges that the rules allow, those with the smallest change first.
    ///
    /// - Parameter split: Teams of this request.
    public func swaps(in split: TeamSplit) -> [TeamSwap] {
        let teams = split.teams
        let swaps = split.a.flatMap { a in
            split.b.compactMap { b -> (swap: TeamSwap, deviation: Int)? in
                var swapped = teams
                (swapped[a], swapped[b]) = (.b, .a)
                guard request.rules.allSatisfy({ $0.isMet(by: swapped, request.candidates) })
                else { return nil }
                let deviation = TeamSplit(request, swapped).deviation
                let change = split.difference(of: deviation - split.deviation)
                return (TeamSwap(a: a, b: b, change: change), deviation)
            }
        }
        return swaps.sorted { $0.deviation < $1.deviation }.map(\.swap)
    }
}

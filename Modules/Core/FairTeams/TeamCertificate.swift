/// The numbers with which any program can confirm that no teams are fairer.
///
/// A list of numbers has the strength of team A, its size, and the numbers of its goalkeepers,
/// defenders, midfielders, wingers and strikers as far as a rule restricts them. Team A has the sum
/// of `base` and of one of the two lists of each choice. Its numbers without the strength have to
/// be those of a target, and the smallest |factor · strength − aim| is the deviation.
public struct TeamCertificate: Encodable, Sendable {
    /// The numbers of linked players.
    public struct Choice: Encodable, Sendable {
        /// The numbers if the first player is in team A.
        public let first: [Int]
        /// The numbers if the first player is in team B.
        public let second: [Int]
    }

    /// Numbers that the rules allow for team A.
    public struct Target: Encodable, Sendable {
        /// The numbers without the strength.
        public let counts: [Int]
        /// The factor of the strength.
        public let factor: Int
        /// The product of the factor and the strength in perfectly fair teams.
        public let aim: Int
    }

    /// The numbers of the players whose team the rules decide. If the rules decide none, team A is
    /// the team of the first linked players, whose numbers these are.
    public let base: [Int]
    /// The numbers of the other players.
    public let choices: [Choice]
    /// The allowed numbers.
    public let targets: [Target]
    /// The deviation of the fairest teams.
    public let deviation: Int
}

extension SplitKey {
    /// The numbers of a certificate.
    fileprivate var numbers: [Int] { [strength] + Self.counts(signature) }

    /// The restricted numbers, of which the number of stays has no limit here.
    fileprivate static func counts(_ signature: UInt64) -> [Int] {
        Field.allCases.filter { $0 != .stays }.map { count(of: $0, in: signature) }
    }
}

extension TeamBalancer {
    /// The certificate of the fairest teams.
    public var certificate: TeamCertificate {
        TeamCertificate(
            base: problem.base.numbers,
            choices: problem.choices.map {
                TeamCertificate.Choice(first: $0.first.numbers, second: $0.second.numbers)
            },
            targets: problem.search.targets.map { target in
                TeamCertificate.Target(
                    counts: SplitKey.counts(target.signature), factor: target.factor,
                    aim: target.aim)
            },
            deviation: fairest.deviation)
    }
}

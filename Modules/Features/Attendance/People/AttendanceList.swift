import Domain
import FoundationEssentials
import Records

/// The people who have answered, in groups.
struct AttendanceList: Equatable {
    /// A group, in the order on screen.
    enum Group: CaseIterable {
        case coming, waiting, maybe, declined
    }

    /// A person with an answer.
    struct Person: Equatable, Identifiable {
        let answer: AttendanceAnswer
        /// The player; nil for a guest.
        let player: Player?
        let rank: Rank

        var id: AttendanceAnswer.ID { answer.id }
        /// The current name of a player, or the name of a guest.
        var name: PlayerName { player?.name ?? answer.name }
    }

    private let groups: [Group: [Person]]

    /// Sorts answers into groups. Those who get a place come; the others wait, and move up as soon
    /// as somebody cancels.
    ///
    /// - Parameters:
    ///   - answers: The answers to one evening.
    ///   - players: The squad.
    ///   - ranks: The ranks of players; those without one are regulars.
    ///   - places: The number of people who can play.
    ///   - first: The players who come before all others.
    init(
        _ answers: [AttendanceAnswer], players: [PlayerID: Player] = [:],
        ranks: [PlayerID: Rank] = [:], places: Int, first: Set<PlayerID> = []
    ) {
        // Two devices can give the same place to different answers.
        let inOrder = answers.sorted {
            ($0.order, $0.name.text, $0.id.text) < ($1.order, $1.name.text, $1.id.text)
        }
        let people = inOrder.map { answer in
            Person(
                answer: answer, player: answer.player.flatMap { players[$0] },
                rank: answer.player.flatMap { ranks[$0] } ?? .regular)
        }
        let order = { (person: Person) -> [Int] in
            guard let player = person.answer.player else { return [1, 2] }
            return [first.contains(player) ? 0 : 1, person.rank == .regular ? 0 : 1]
        }
        // A stable order keeps that of the answers.
        let yes = people.filter { $0.answer.answer == .yes }.enumerated().sorted { left, right in
            (order(left.element) + [left.offset])
                .lexicographicallyPrecedes(order(right.element) + [right.offset])
        }.map(\.element)
        groups = [
            .coming: Array(yes.prefix(places)), .waiting: Array(yes.dropFirst(places)),
            .maybe: people.filter { $0.answer.answer == .maybe },
            .declined: people.filter { $0.answer.answer == .no },
        ]
    }

    subscript(group: Group) -> [Person] { groups[group] ?? [] }

    /// All people.
    var people: [Person] { Group.allCases.flatMap { self[$0] } }

    /// The players who wait for a place.
    var waitingPlayers: Set<PlayerID> { Set(self[.waiting].compactMap(\.answer.player)) }
}

extension RecordID {
    /// The identifier as text.
    fileprivate var text: String { uuid.uuidString }
}

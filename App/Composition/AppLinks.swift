import ConfirmPlayers
import Gather
public import Navigation

/// The links that the app understands: `players/42/edit/age`, `gather/current`.
@MainActor public enum AppLinks {
    /// Reads a link, without knowing whether what it names exists.
    ///
    /// - Throws: what is wrong with it, with a sentence for a person.
    public static func link(from text: String) throws(LinkError) -> Link {
        let link = try Places.map.link(from: text)
        // Places of one stack may follow each other, but nobody stands in a gather twice.
        guard link.routes.count(where: { $0 is GatherRoute || $0 is ConfirmPlayersRoute }) <= 1
        else {
            throw .notThere("A link leads to one gather: write only one of gather and teams.")
        }
        return link
    }

    /// What is wrong with the links themselves; empty when nothing is.
    public static func verify() -> [RouteMapFault] { Places.map.verify() }
}

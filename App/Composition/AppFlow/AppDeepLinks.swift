import ConfirmPlayers
import Gather
public import Navigation

/// The links that the app understands: `players/42/edit/age`, `gather/current`.
@MainActor public enum AppDeepLinks {
    /// Reads a link, without knowing whether what it names exists.
    ///
    /// - Throws: what is wrong with it, with a sentence for a person.
    public static func link(from text: String) throws(DeepLinkError) -> DeepLink {
        let link = try AppDestinations.map.link(from: text)
        // Places of one stack may follow each other, but nobody stands in a gather twice.
        guard link.routes.count(where: { $0 is GatherRoute || $0 is ConfirmPlayersRoute }) <= 1
        else {
            throw .notFound("A link leads to one gather: write only one of gather and teams.")
        }
        return link
    }

    /// What is wrong with the links themselves; empty when nothing is.
    public static func verify() -> [RouteMapError] { AppDestinations.map.verify() }
}

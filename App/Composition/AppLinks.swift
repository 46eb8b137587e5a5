public import Navigation

/// The links that the app understands: `players/42/edit/age`, `gather/current`.
@MainActor public enum AppLinks {
    /// Reads a link, without knowing whether what it names exists.
    ///
    /// - Throws: what is wrong with it, with a sentence for a person.
    public static func link(from text: String) throws(LinkError) -> Link {
        try Places.map.link(from: text)
    }

    /// What is wrong with the links themselves; empty when nothing is.
    public static func verify() -> [RouteMapFault] { Places.map.verify() }
}

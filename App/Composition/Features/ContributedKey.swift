import PlayerList
import TerminalUI

/// The key of an action that a feature contributes to a page.
struct ContributedKey: Hashable, Sendable {
    /// A page with the keys that it uses itself.
    struct Page: Hashable, Sendable {
        static let players = Page(name: "Players", usedKeys: PlayerListContribution.usedKeys)

        static let player = Page(name: "Player", usedKeys: [])
        /// A finished gather, and its result.
        static let gather = Page(
            name: "Gather", usedKeys: "abABdimnostuUwxy+".map { .character($0) })
        /// The line-up screen.
        static let draft = Page(name: "Line-up", usedKeys: "abcefimprsx".map { .character($0) })

        let name: String
        let usedKeys: [Key]
    }

    let key: Key
    let label: String
    let page: Page

    init(_ key: Key, _ label: String, on page: Page) {
        self.key = key
        self.label = label
        self.page = page
    }
}

/// A contributed key that has another meaning on its page.
struct KeyCollisionError: Error, Hashable, Sendable {
    let key: ContributedKey
    /// The other meaning.
    let meaning: String

    /// The collision and its correction, as sentences for the developer.
    var message: String {
        "\(key.label) on \(key.page.name) cannot have the key \(key.key.name): \(meaning). "
            + "Choose another key."
    }
}

extension [ContributedKey] {
    /// The keys that are reserved, used by their page, or used by an earlier contribution.
    var collisions: [KeyCollisionError] {
        enumerated().compactMap { index, contributed in
            let key = contributed.key
            let earlier = self[..<index].first { $0.key == key && $0.page == contributed.page }
            let meaning: String? =
                if Key.reserved.contains(key) {
                    "it is reserved on every page"
                } else if contributed.page.usedKeys.contains(key) {
                    "the page uses it"
                } else {
                    earlier.map { "\($0.label) has it" }
                }
            return meaning.map { KeyCollisionError(key: contributed, meaning: $0) }
        }
    }
}

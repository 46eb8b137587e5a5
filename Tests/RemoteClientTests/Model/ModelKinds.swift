import Domain
import Records

/// A record of a kind that all devices know.
struct Memo: Record {
    var id: RecordID<Self>
    var text: ShortText
    var number: Age?
    var player: PlayerID?

    static let kind = Kind(
        "memo", Memo.init(id:text:number:player:), Field("text", \.text) { _ in .missing },
        Field("number", \.number), Field("player", \.player))
}

extension ShortText {
    /// The replacement of a text that cannot be read.
    static var missing: Self {
        guard let text = Self("?") else { preconditionFailure("A text of one character is valid.") }
        return text
    }
}

/// A record that is deleted with its player.
struct Fee: Record {
    var id: RecordID<Self>
    var player: PlayerID
    var amount: Age

    static let kind = Kind(
        "fee", Fee.init(id:player:amount:), Field("player", \.player) { _ in PlayerID(0) },
        Field("amount", \.amount) { _ in .missing })
}

/// A record that is deleted with its fee, and can belong to a memo.
struct Receipt: Record {
    var id: RecordID<Self>
    var fee: RecordID<Fee>
    var memo: RecordID<Memo>?

    static let kind = Kind(
        "receipt", Receipt.init(id:fee:memo:), Field("fee", \.fee) { _ in RecordID() },
        Field("memo", \.memo))
}

extension Age {
    /// The replacement of a number that cannot be read.
    fileprivate static var missing: Self {
        guard let age = Self(1) else { preconditionFailure("A number of 1 is valid.") }
        return age
    }
}

import Domain
import Records

/// A record of a feature for tests.
struct Payment: Record {
    var id: RecordID<Self>
    var player: PlayerID
    var collector: PlayerID?
    var order: ShortText
    var amount: Amount?

    static let kind = Kind(
        "payment", Payment.init(id:player:collector:order:amount:),
        Field("player", \.player) { _ in PlayerID(0) },
        Field("collector", \.collector),
        Field("order", \.order) { _ in .unknown },
        Field("amount", \.amount))
}

/// The same kind in an earlier version of the program.
struct EarlierPayment: Record {
    var id: RecordID<Self>
    var order: ShortText

    static let kind = Kind(
        "payment", EarlierPayment.init(id:order:), Field("order", \.order) { _ in .unknown })
}

/// A kind with a choice, which a newer version of the program has extended.
struct Receipt: Record {
    enum Method: String, CaseIterable, FieldValue {
        case cash, transfer
    }

    var id: RecordID<Self>
    var note: ShortText
    var method: Method?

    static let kind = Kind(
        "receipt", Receipt.init(id:note:method:), Field("note", \.note) { _ in .unknown },
        Field("method", \.method))
}

/// A whole number from 1 to 1,000.
struct Amount: FieldValue {
    static let fieldType = FieldType.integer(1...1_000)

    let number: Int64

    init?(_ value: RecordValue) {
        guard case .integer(let number) = value, 1...1_000 ~= number else { return nil }
        self.number = number
    }

    var recordValue: RecordValue { .integer(number) }
}

extension ShortText {
    /// The replacement of a text that cannot be read.
    static var unknown: Self {
        guard let text = Self("?") else { preconditionFailure("A text of one character is valid.") }
        return text
    }
}

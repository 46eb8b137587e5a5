import Records

/// A record for tests.
struct Fee: Record {
    var id: Int
    var reason: Reason
    var amount: Amount?
    var paidBy: Method?

    static let kind = Kind(
        "fee", Fee.init(id:reason:amount:paidBy:),
        Field("reason", \.reason) { Reason("Fee \($0)") ?? .none },
        Field("amount", \.amount), Field("paidBy", \.paidBy, heading: "by"))
}

/// A text of at most ten characters, without spaces at its ends.
struct Reason: TextFieldValue {
    static let maximumLength = 10
    static let none = Self(text: "-")

    let text: String

    private init(text: String) { self.text = text }

    init?(_ text: String) {
        let text = text.split(separator: " ").joined(separator: " ")
        guard 1...Self.maximumLength ~= text.count else { return nil }
        self.text = text
    }
}

struct Amount: FieldValue {
    static let fieldType = FieldType.integer(1...100)

    let number: Int64

    init?(_ value: RecordValue) {
        guard case .integer(let number) = value, 1...100 ~= number else { return nil }
        self.number = number
    }

    var recordValue: RecordValue { .integer(number) }
}

enum Method: String, CaseIterable, FieldValue {
    case cash, transfer
}

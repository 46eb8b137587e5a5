import FoundationEssentials
import Testing

@testable import Records

@Suite struct `The object of a record` {
    private func object(_ text: String) throws -> RecordObject<Fee> {
        try JSONDecoder().decode(RecordObject<Fee>.self, from: Data(text.utf8))
    }

    @Test func `has the values by the names of the fields, without empty ones`() throws {
        let fee = Fee(id: 1, reason: .none, amount: Amount(.integer(20)), paidBy: nil)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(RecordObject(fee))
        #expect(String(decoding: data, as: UTF8.self) == #"{"amount":20,"reason":"-"}"#)
        #expect(try object(#"{"reason":"-","amount":20}"#).record(1) == fee)
    }

    @Test func `ignores members that are no fields, and null is no value`() throws {
        let fee = try object(#"{"reason":"ball","amount":null,"id":7,"note":[1]}"#).record(1)
        #expect(fee == Fee(id: 1, reason: try #require(Reason("ball")), amount: nil, paidBy: nil))
    }

    @Test(arguments: [
        "{}", #"{"reason":null}"#, #"{"reason":1}"#, #"{"reason":"a","amount":"1"}"#,
        #"{"reason":"a","paidBy":1}"#, "[]",
    ])
    func `rejects a missing value and another type`(text: String) {
        #expect(throws: DecodingError.self) { try object(text) }
    }

    @Test func `reports a value that breaks a rule`() throws {
        let object = try object(#"{"reason":" ","amount":101,"paidBy":"cash"}"#)
        let reason = RecordField(\Fee.reason).description
        #expect(throws: InvalidFieldError(field: reason, value: .text(" "))) {
            try object.record(7)
        }
        #expect(throws: InvalidFieldError.self) {
            try self.object(#"{"reason":"a","paidBy":""}"#).record(7)
        }
    }
}

/// A line of a printed page.
struct PageLine {
    enum Kind {
        case title, text
        /// A text about an error.
        case warning
        /// The first line of an item with a number.
        case item
        case row
        /// A further line of the item before it.
        case detail
        /// The heading of the rows after it.
        case heading
    }

    let kind: Kind
    /// The text without a number.
    let text: String
    /// The item that the line belongs to; nil for none.
    var item: Item.Identity?
    /// The number of the item; nil for a line that has none.
    var number: Int?
    /// The name of the item.
    var label = ""
    /// The heading above the row; nil for none.
    var heading: String?
    /// The text of the line in a summary of changes; nil for a line that is not mentioned.
    var summary: String?
    /// The part of the summary whose change is mentioned; nil for all of it.
    var essence: String?
    /// A hash value of the hidden text of a field, so that a replaced text counts as a change; nil
    /// for other lines.
    var secret: Int?

    init(_ kind: Kind, _ text: String, summary: String? = nil) {
        self.kind = kind
        self.text = text
        self.summary = summary
    }

    /// The values that are compared to mention the line in a summary.
    var mention: [String] {
        guard let summary else { return [] }
        return [
            essence ?? summary, heading ?? "", item.map { "\($0)" } ?? "",
            secret.map(String.init) ?? "",
        ]
    }

    /// The line as it is printed.
    var printed: String { number.map { "[\($0)] \(text)" } ?? text }
}

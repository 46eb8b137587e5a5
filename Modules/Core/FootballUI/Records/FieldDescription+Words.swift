package import Records

extension FieldDescription {
    /// The name of the field in the language of the texts. A field without a translation has its
    /// declared name.
    package var shownWords: String { PlayerStrings.text(named: name) ?? words }
    /// The heading of the field's column in the language of the texts.
    var shownHeading: String { PlayerStrings.text(named: heading) ?? heading }

    /// Returns a value in the language of the texts, or nil for none. Only the words of a choice
    /// have translations: the others are the user's own.
    package func shownText(of value: RecordValue) -> String? {
        guard case .choice = type, let text = value.text else { return value.text }
        return PlayerStrings.text(named: text) ?? text
    }
}

extension RecordField {
    /// The name of the field as a title.
    package var title: String {
        let words = description.shownWords
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

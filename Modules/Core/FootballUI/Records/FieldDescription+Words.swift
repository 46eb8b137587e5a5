package import Records

extension FieldDescription {
    /// The name of the field in the language of the texts. A field without a translation has its
    /// declared name.
    package var shownWords: String { PlayerStrings.text(named: name) ?? words }
    /// The heading of the field's column in the language of the texts.
    var shownHeading: String { PlayerStrings.text(named: heading) ?? heading }
}

extension RecordField {
    /// The name of the field as a title.
    package var title: String {
        let words = description.shownWords
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

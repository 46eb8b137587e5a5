package import Records

extension FieldDescription {
    /// The name of the field in the language of the texts. A field without a translation has its
    /// declared name.
    package var shownWords: String { Self.shown(words) }
    /// The heading of the field's column in the language of the texts.
    var shownHeading: String { Self.shown(heading) }

    private static func shown(_ words: String) -> String {
        switch words {
        case "name": PlayerStrings.name
        case "age": PlayerStrings.age
        case "skill": PlayerStrings.skill
        case "position": PlayerStrings.position
        case "preferred position": PlayerStrings.preferredPosition
        case "favourite team": PlayerStrings.favouriteTeam
        case "team": PlayerStrings.team
        case "nickname": PlayerStrings.nickname
        default: words
        }
    }
}

extension RecordField {
    /// The name of the field as a title.
    package var title: String {
        let words = description.shownWords
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

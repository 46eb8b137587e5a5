package import Records

extension RecordField {
    /// The name of the field as a title.
    package var title: String {
        let words = description.words
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

import Domain
import FootballUI
import Records

extension PlayerEditStrings {
    static func form(of field: PlayerField) -> FormStrings {
        FormStrings(
            title: field.title,
            failure: failure,
            question: question,
            confirm: (confirm, "r"),
            cancel: (cancel, "c"))
    }

    static func message(for error: PlayerEditDraft.ValidationError, in field: PlayerField) -> String
    {
        switch error {
        case .missing: missingMessage(field.description.shownWords)
        case .tooLong(let maximum):
            tooLongMessage(words: field.description.shownWords, maximum: maximum)
        case .outOfRange(let range):
            outOfRangeMessage(
                lowerBound: Int(range.lowerBound), upperBound: Int(range.upperBound))
        }
    }
}

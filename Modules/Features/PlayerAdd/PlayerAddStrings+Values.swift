import Domain
import FootballUI

extension PlayerAddStrings {
    static var tooLong: String { tooLong(PlayerName.maximumLength) }

    static var form: FormStrings {
        FormStrings(
            title: title,
            failure: failure,
            question: question,
            confirm: (confirm, "y"),
            cancel: (cancel, "n"))
    }
}

package import Domain
import Records

extension ImportIssue {
    /// A sentence for the user: the position, then the cause. It fits a narrow window if the quoted
    /// text is short.
    package var message: String {
        switch position {
        case .line(let number): ListStrings.lineIssue(number: number, reason: reason.message)
        case .path(let path): "\(path): \(reason.message)"
        }
    }
}

extension ImportIssue.Reason {
    /// The values that are allowed instead; nil if `message` says it.
    var allowedValues: String? {
        switch self {
        case .invalid(let field, _):
            if case .choice(let options) = field.type {
                ListStrings.allowedValues(
                    field: field.shownHeading.prefix(1).uppercased()
                        + field.shownHeading.dropFirst(), values: options.joined(separator: ", "))
            } else {
                nil
            }
        default: nil
        }
    }

    /// The cause, as the end of a sentence for the user.
    package var message: String {
        switch self {
        case .missingName: ListStrings.missingName
        case .invalid(let field, ""): ListStrings.missingValue(field.shownHeading)
        case .invalid(let field, let text): Self.message(for: text, of: field)
        case .invalidBirth(let text): ListStrings.invalidBirth(text)
        case .furtherPosition(let text): ListStrings.furtherPosition(text)
        case .similarName(let name): ListStrings.similarName(name)
        case .repeatedName(let line): ListStrings.repeatedName(line)
        case .tooManyValues: ListStrings.tooManyValues
        case .unreadableCharacters: ListStrings.unreadableCharacters
        case .possibleHeading: ListStrings.possibleHeading
        case .noPerson(let name): ListStrings.noPerson(name)
        case .unclosedQuote: ListStrings.unclosedQuote
        case .textAfterQuote: ListStrings.textAfterQuote
        case .invalidJSON: ListStrings.invalidJSON
        case .repeatedIdentifier: ListStrings.repeatedIdentifier
        case .unknownPlayer: ListStrings.unknownPlayer
        case .invalidLineUp: ListStrings.invalidLineUp
        case .invalidScore:
            ListStrings.invalidScore(
                minimum: Score.allowed.lowerBound, maximum: Score.allowed.upperBound)
        case .invalidDate: ListStrings.invalidDate
        case .unknownTeam: ListStrings.unknownTeam
        case .invalidCounter:
            ListStrings.invalidCounter(Int(MatchEvent.maximumImportedNumber))
        case .incompleteMatch: ListStrings.incompleteMatch
        case .tooManyEvents(let limit): ListStrings.tooManyEvents(limit)
        case .invalidIdentifier(let text): ListStrings.invalidIdentifier(text)
        case .ambiguousPlayer(let name): ListStrings.ambiguousPlayer(name)
        case .unknownColumn(let heading): ListStrings.unknownColumn(heading)
        case .missingHeading(let text): ListStrings.missingHeading(text)
        case .invalidName: ListStrings.invalidName
        }
    }

    private static func message(for text: String, of field: FieldDescription) -> String {
        let heading = field.shownHeading
        return switch field.type {
        case .text(let maximum):
            text.count > maximum
                ? ListStrings.valueTooLong(field: heading, maximum: maximum)
                : ListStrings.invisibleValue(heading)
        case .integer(let range):
            ListStrings.valueOutOfRange(
                field: heading, text: text, minimum: Int(range.lowerBound),
                maximum: Int(range.upperBound))
        case .choice, .reference: ListStrings.unknownValue(field: heading, text: text)
        }
    }
}

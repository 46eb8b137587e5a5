package import Domain
import Records

extension ImportIssue {
    /// A sentence for the user: the position, then the cause. It fits a narrow window if the quoted
    /// text is short.
    package var message: String {
        switch position {
        case .line(let number): MessageStrings.lineIssue(number: number, reason: reason.message)
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
                MessageStrings.allowedValues(
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
        case .missingName: MessageStrings.missingName
        case .invalid(let field, ""): MessageStrings.missingValue(field.shownHeading)
        case .invalid(let field, let text): Self.message(for: text, of: field)
        case .invalidBirth(let text): MessageStrings.invalidBirth(text)
        case .furtherPosition(let text): MessageStrings.furtherPosition(text)
        case .similarName(let name): MessageStrings.similarName(name)
        case .repeatedName(let line): MessageStrings.repeatedName(line)
        case .tooManyValues: MessageStrings.tooManyValues
        case .unreadableCharacters: MessageStrings.unreadableCharacters
        case .possibleHeading: MessageStrings.possibleHeading
        case .noPerson(let name): MessageStrings.noPerson(name)
        case .unclosedQuote: MessageStrings.unclosedQuote
        case .textAfterQuote: MessageStrings.textAfterQuote
        case .invalidJSON: MessageStrings.invalidJSON
        case .repeatedIdentifier: MessageStrings.repeatedIdentifier
        case .unknownPlayer: MessageStrings.unknownPlayer
        case .invalidLineUp: MessageStrings.invalidLineUp
        case .invalidScore:
            MessageStrings.invalidScore(
                minimum: Score.allowed.lowerBound, maximum: Score.allowed.upperBound)
        case .invalidDate: MessageStrings.invalidDate
        case .unknownTeam: MessageStrings.unknownTeam
        case .invalidCounter:
            MessageStrings.invalidCounter(Int(MatchEvent.maximumImportedNumber))
        case .incompleteMatch: MessageStrings.incompleteMatch
        case .tooManyEvents(let limit): MessageStrings.tooManyEvents(limit)
        case .invalidIdentifier(let text): MessageStrings.invalidIdentifier(text)
        case .ambiguousPlayer(let name): MessageStrings.ambiguousPlayer(name)
        case .unknownColumn(let heading): MessageStrings.unknownColumn(heading)
        case .missingHeading(let text): MessageStrings.missingHeading(text)
        case .invalidName: MessageStrings.invalidName
        }
    }

    private static func message(for text: String, of field: FieldDescription) -> String {
        let heading = field.shownHeading
        return switch field.type {
        case .text(let maximum):
            text.count > maximum
                ? MessageStrings.valueTooLong(field: heading, maximum: maximum)
                : MessageStrings.invisibleValue(heading)
        case .integer(let range):
            MessageStrings.valueOutOfRange(
                field: heading, text: text, minimum: Int(range.lowerBound),
                maximum: Int(range.upperBound))
        case .choice, .reference: MessageStrings.unknownValue(field: heading, text: text)
        }
    }
}

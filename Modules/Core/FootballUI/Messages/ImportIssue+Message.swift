package import Domain
import Records

extension ImportIssue {
    /// A sentence for the user: the position, then the cause. It fits a narrow window if the quoted
    /// text is short.
    package var message: String {
        switch position {
        case .line(let number): "Line \(number): \(reason.message)"
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
                field.heading.prefix(1).uppercased() + field.heading.dropFirst() + "s: "
                    + options.joined(separator: ", ") + "."
            } else {
                nil
            }
        default: nil
        }
    }

    /// The cause, as the end of a sentence for the user.
    package var message: String {
        switch self {
        case .missingName: "the name is missing."
        case .invalid(let field, ""): "\(field.heading) is missing."
        case .invalid(let field, let text):
            switch field.type {
            case .text(let maximum):
                text.count > maximum
                    ? "\(field.heading) above \(maximum) characters."
                    : "\(field.heading) without visible characters."
            case .integer(let range):
                "\(field.heading) “\(text)” is not \(range.lowerBound) to \(range.upperBound)."
            case .choice, .reference: "unknown \(field.heading) “\(text)”."
            }
        case .invalidBirth(let text): "no date of birth “\(text)”."
        case .furtherPosition(let text): "further position “\(text)” is not stored."
        case .similarName(let name): "the squad has “\(name)”."
        case .repeatedName(let line): "line \(line) has the same name."
        case .tooManyValues: "more values than columns."
        case .unreadableCharacters: "characters marked � cannot be read."
        case .possibleHeading: "this row may have the headings."
        case .noPerson(let name): "“\(name)” is not a person."
        case .unclosedQuote: "a quotation mark is not closed."
        case .textAfterQuote: "text follows a quotation mark."
        case .invalidJSON: "this is not JSON, or a value is missing or of another type."
        case .repeatedIdentifier: "the identifier occurs twice."
        case .unknownPlayer: "the document has no player with this identifier."
        case .invalidLineUp: "there is no player, or a player occurs twice."
        case .invalidScore:
            "the goals are not whole numbers from \(Score.allowed.lowerBound) to "
                + "\(Score.allowed.upperBound)."
        case .invalidDate: "the date is not of the form 2026-11-21T19:30:00.000Z."
        case .unknownTeam: "the team is neither a nor b."
        case .invalidCounter:
            "the sequence and the counter are not 1 to \(MatchEvent.maximumImportedNumber)."
        case .incompleteMatch: "no event starts the gather, or it has not ended."
        case .tooManyEvents(let limit): "more than \(limit) events and players."
        case .invalidIdentifier(let text): "“\(text)” is no identifier of the app."
        case .ambiguousPlayer(let name):
            "several players are called “\(name)”: add the number, as in an export."
        case .unknownColumn(let heading): "no field is called “\(heading)”: not imported."
        case .missingHeading(let text): "“\(text)” is below no heading."
        case .invalidName: "a name is not letters and digits, or there are too many fields."
        }
    }
}

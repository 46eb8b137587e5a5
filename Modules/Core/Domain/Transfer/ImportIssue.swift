public import Records
import TextSanitizing

/// An invalid part of a file.
public struct ImportIssue: Error, Hashable {
    /// The position of the part.
    public enum Position: Hashable, Sendable {
        /// A line number, from 1.
        case line(Int)
        /// The path of a value in a JSON document, such as `players[3].age`.
        case path(String)
    }

    /// The reason why the part is invalid.
    public enum Reason: Error, Hashable {
        case missingName
        /// A text that breaks the rule of a field.
        case invalid(FieldDescription, String)
        /// A text that is no date of birth with a year, or that of nobody alive.
        case invalidBirth(String)
        /// A position after the preferred one.
        case furtherPosition(String)
        /// The squad has a name that differs in accents or in the order of its words.
        case similarName(String)
        /// A line above has the same name.
        case repeatedName(line: Int)
        case tooManyValues
        /// A value has a replacement character in place of invalid bytes.
        case unreadableCharacters
        /// The first row of a list without headings differs from the rows below.
        case possibleHeading
        /// A contact with this name is a group, an organization or a thing.
        case noPerson(String)
        case unclosedQuote, textAfterQuote
        /// The text is not JSON, or a value is missing or has another type.
        case invalidJSON
        case repeatedIdentifier
        case unknownPlayer
        case invalidLineUp, invalidScore, invalidDate, unknownTeam
        case invalidCounter, incompleteMatch
        /// A match has more events and players than this number.
        case tooManyEvents(limit: Int)
    }

    /// The position of the part.
    public let position: Position
    /// The reason why the part is invalid.
    public let reason: Reason

    /// Creates an issue.
    public init(_ position: Position, _ reason: Reason) {
        self.position = position
        self.reason = reason
    }

    /// A sentence for the user: the position, then the cause. It fits a narrow window if the quoted text
    /// is short.
    public var message: String {
        switch position {
        case .line(let number): "Line \(number): \(reason.message)"
        case .path(let path): "\(path): \(reason.message)"
        }
    }
}

extension ImportIssue.Reason {
    /// Creates the reason for a text that breaks the rule of a field of a player.
    public static func invalid<Value: FieldValue>(
        _ path: any KeyPath<Player, Value> & Sendable, _ text: String
    ) -> Self {
        .invalid(PlayerField(path).description, text)
    }

    /// Creates the reason for a value that breaks the rule of its field.
    package init(_ error: InvalidFieldError) {
        let text = error.value.text ?? ""
        self =
            !error.field.isOptional && text.sanitized(for: .storedName).isEmpty
            ? .missingName : .invalid(error.field, text)
    }

    /// The values that are allowed instead; nil if `message` says it.
    var allowedValues: String? {
        switch self {
        case .invalid(PlayerField(\.preferredPosition).description, _):
            "Positions: \(Position.allCases.map(\.abbreviation).joined(separator: ", "))."
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
    public var message: String {
        switch self {
        case .missingName: "the name is missing."
        case .invalid(let field, let text):
            switch field.type {
            case .text(let maximum): "\(field.heading) above \(maximum) characters."
            case .integer(let range):
                "\(field.heading) “\(text)” is not \(range.lowerBound) to \(range.upperBound)."
            case .choice: "unknown \(field.heading) “\(text)”."
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
        }
    }
}

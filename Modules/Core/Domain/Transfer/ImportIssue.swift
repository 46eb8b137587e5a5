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
        /// A text that is no identifier of a record.
        case invalidIdentifier(String)
        /// A name without a number that several players of the squad have.
        case ambiguousPlayer(String)
        /// A heading of a table that names no field, or a field that an earlier heading names.
        case unknownColumn(String)
        /// A value of a table that is below no heading.
        case missingHeading(String)
        /// A kind of records or one of its fields has a name that cannot be stored, or there are
        /// too many.
        case invalidName
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
}

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
        case missingName, nameTooLong, teamTooLong
        case invalidAge(String)
        /// A text that is no date of birth with a year, or that of nobody alive.
        case invalidBirth(String)
        case unknownSkill(String)
        case unknownPosition(String)
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
    /// The values that are allowed instead; nil if `message` says it.
    var allowedValues: String? {
        switch self {
        case .unknownSkill: "Skills: \(Skill.allCases.map(\.rawValue).joined(separator: ", "))."
        case .unknownPosition:
            "Positions: \(Position.allCases.map(\.abbreviation).joined(separator: ", "))."
        default: nil
        }
    }

    /// The cause, as the end of a sentence for the user.
    public var message: String {
        switch self {
        case .missingName: "the name is missing."
        case .nameTooLong: "name above \(PlayerName.maximumLength) characters."
        case .teamTooLong: "team above \(FavouriteTeam.maximumLength) characters."
        case .invalidAge(let text):
            "age “\(text)” is not \(Age.allowed.lowerBound) to \(Age.allowed.upperBound)."
        case .invalidBirth(let text): "no date of birth “\(text)”."
        case .unknownSkill(let text): "unknown skill “\(text)”."
        case .unknownPosition(let text): "unknown position “\(text)”."
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

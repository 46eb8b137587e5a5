/// Reads the lines of a text from top to bottom.
struct ListReader {
    /// The largest number of words of a name with a marker before it.
    private static let markedWordLimit = 6
    /// The largest number of words of a name on a line without a marker.
    private static let plainWordLimit = 3

    private let style: ListStyle
    private let squad: SquadIndex
    private var section = ListSection()
    /// True if names below the heading of the section need no marker.
    private var acceptsPlainNames: Bool
    private var isInPoll = false
    private var nextNumber = 1
    /// The number of the list of the line that was read last, from 0; nil for a message.
    private(set) var list: Int? = 0
    private var currentList = 0
    /// True if the current list has a numbered item.
    private var hasNumbers = false
    /// True if the next item is the first one of a message.
    private var beginsList = false
    /// The sender of the message that a line continues.
    private var sender: String?
    /// The name to which a line with only `+1` belongs.
    private var lastName: String?

    init(style: ListStyle, squad: SquadIndex) {
        self.style = style
        self.squad = squad
        acceptsPlainNames = !style.hasMarkers && !style.isChat
    }

    /// Returns the meaning of the next line.
    mutating func content(of tokens: ListTokens) -> PastedList.Content {
        list = currentList
        guard !tokens.isEmpty else { return .nobody(.blank) }
        if let header = ChatHeader(tokens) { return content(of: header) }
        if squad.isWholeName(tokens.joinedText) { return names(tokens) ?? .nobody(.chatter) }
        if isDate(tokens) { return .nobody(.date) }
        let isRemark = tokens.isCountLine && ItemMarker(tokens, style, nextNumber: 0) == nil
        if tokens.isPlaceLine || isRemark || tokens.beginsWithDate,
            !squad.hasFirstWord(of: tokens)
        {
            return .nobody(.heading)
        }
        if let content = item(tokens) { return content }
        if let sender { return message(tokens, of: sender, isContinued: true) }
        return plainLine(tokens)
    }

    private func isDate(_ tokens: ListTokens) -> Bool {
        guard tokens.isDate, !squad.hasFirstWord(of: tokens) else { return false }
        // `- Jan` and `1. Jan` are names.
        guard let marker = ItemMarker(tokens, style, nextNumber: nextNumber) else { return true }
        return !squad.isWholeName(marker.body.joinedText)
            && tokens.count { $0.kind == .number } > 1
    }

    // MARK: Chats

    private mutating func content(of header: ChatHeader) -> PastedList.Content {
        guard let sender = header.sender else { return .nobody(.chatter) }
        self.sender = sender
        section = ListSection()
        isInPoll = false
        lastName = sender
        beginsList = true
        if header.message.isEmpty { return .nobody(.heading) }
        return item(header.message, isMessage: true)
            ?? message(header.message, of: sender, isContinued: false)
    }

    private mutating func message(
        _ tokens: ListTokens, of sender: String, isContinued: Bool
    ) -> PastedList.Content {
        list = nil
        let entries = MessageReader(sender: sender, squad: squad, style: style).entries(in: tokens)
        let isUnclear = entries.allSatisfy { $0.answer == nil }
        return isContinued && isUnclear ? .nobody(.chatter) : .entries(entries)
    }

    // MARK: Items and sections

    /// Returns the meaning of a line with a marker, of a heading of a section, or of an option of a
    /// poll; nil for another line.
    private mutating func item(
        _ tokens: ListTokens, isMessage: Bool = false
    ) -> PastedList.Content? {
        let marker = ItemMarker(tokens, style, nextNumber: nextNumber)
        let isName = squad.isWholeName((marker?.body ?? tokens).joinedText)
        if marker?.number == nil, !isName,
            let content = sectionLine(marker?.body ?? tokens, isMessage)
        {
            return content
        }
        guard let marker else { return freePlace(tokens) }
        beginListIfNeeded(marker.number)
        if let number = marker.number { nextNumber = number + 1 }
        if !isName, marker.body.isFreePlace {
            return marker.number == nil ? nil : .nobody(.freePlace)
        }
        acceptsPlainNames = acceptsPlainNames && !style.hasMarkers
        let keepsWord = marker.number != nil && !isMessage
        return names(marker.body, marker: marker, keepsWord: keepsWord)
            ?? (isMessage ? nil : .nobody(.chatter))
    }

    /// Begins a list at the first item after a header, and at another number 1.
    private mutating func beginListIfNeeded(_ number: Int?) {
        if beginsList || number == 1 && hasNumbers {
            currentList += 1
            hasNumbers = false
        }
        beginsList = false
        hasNumbers = hasNumbers || number != nil
        list = currentList
    }

    /// Returns a free place for a line with only the next number.
    private mutating func freePlace(_ tokens: ListTokens) -> PastedList.Content? {
        guard tokens.count == 1, nextNumber > 1, tokens.first?.value == nextNumber else {
            return nil
        }
        nextNumber += 1
        return .nobody(.freePlace)
    }

    private mutating func sectionLine(
        _ tokens: ListTokens, _ isMessage: Bool
    ) -> PastedList.Content? {
        guard let heading = ListSection.heading(in: tokens) else { return nil }
        if !heading.names.isEmpty {
            return names(heading.names, in: heading.section)
        }
        // The message `in` is the answer of its sender.
        guard !isMessage, sender == nil || tokens.last?.isMark(":") == true else { return nil }
        section = heading.section
        acceptsPlainNames = true
        isInPoll = tokens.contains { $0.kind == .number } && tokens.hasWord
        return .nobody(.section)
    }

    private mutating func names(
        _ tokens: ListTokens, in section: ListSection? = nil, marker: ItemMarker? = nil,
        keepsWord: Bool = false
    ) -> PastedList.Content? {
        if let companions = companions(tokens, section) { return .entries([companions]) }
        let reader = ItemReader(
            squad: squad,
            section: marker?.isUnanswered == true ? .unclear : section ?? self.section,
            markerAnswer: marker?.answer,
            wordLimit: Self.markedWordLimit, isInPoll: isInPoll, keepsWord: keepsWord)
        let items = numberedItems(in: tokens, marker)
        guard items.count > 1 else { return remembering(reader.entries(in: tokens)) }
        let entries = items.flatMap { reader.entries(in: $0) ?? [] }
        return remembering(entries.isEmpty ? nil : entries)
    }

    /// Returns the items of a line such as `1. Ana 2. Bo 3. Cy`, without their numbers.
    private mutating func numberedItems(
        in tokens: ListTokens, _ marker: ItemMarker?
    ) -> [ListTokens] {
        guard marker?.number != nil, !squad.isWholeName(tokens.joinedText) else { return [tokens] }
        var items: [ListTokens] = []
        var start = tokens.startIndex
        var endOfNote = start
        for index in tokens.indices.dropFirst() where index >= endOfNote {
            if tokens[index].isMark("(", "[", "{") { endOfNote = tokens.endOfBrackets(at: index) }
            guard tokens[index].value == nextNumber, !tokens[index].isGlued,
                let next = ItemMarker(tokens[index...], style, nextNumber: 0),
                next.body.first?.kind == .word
            else { continue }
            items.append(tokens[start..<index])
            start = next.body.startIndex
            nextNumber += 1
        }
        return items + [tokens[start...]]
    }

    /// Returns the guests of a line such as `+1`, or nil.
    private func companions(_ tokens: ListTokens, _ section: ListSection?) -> ListEntry? {
        guard let lastName, !tokens.isEmpty, !squad.isWholeName(tokens.joinedText),
            let guests = GuestCount(in: tokens, at: tokens.startIndex),
            !tokens.dropFirst(guests.length).hasWord
        else { return nil }
        return ListEntry(
            subject: .companions(of: lastName), answer: (section ?? self.section).answer,
            guestCount: guests.count)
    }

    private mutating func remembering(_ entries: [ListEntry]?) -> PastedList.Content? {
        guard let entries else { return nil }
        for entry in entries {
            if case .person(let name) = entry.subject { lastName = name }
        }
        return .entries(entries)
    }

    // MARK: Lines without a marker

    /// Returns the answer of a line such as `Bo: I'll be there around 8`, or nil.
    private mutating func namedAnswer(_ tokens: ListTokens) -> PastedList.Content? {
        guard let colon = tokens.prefix(6).firstIndex(where: { $0.isMark(":") }),
            squad.hasFirstWord(of: tokens[..<colon])
        else { return nil }
        let reader = ItemReader(
            squad: squad, section: section, markerAnswer: nil, wordLimit: Self.plainWordLimit,
            isInPoll: false)
        return remembering(reader.entries(in: tokens, requiresAnswer: true))
    }

    private mutating func plainLine(_ tokens: ListTokens) -> PastedList.Content {
        if let content = companions(tokens, nil) { return .entries([content]) }
        if let content = namedAnswer(tokens) { return content }
        if tokens.isHeading { return .nobody(.heading) }
        // `Pitch: Olympiapark` is not a name, but `Ana: maybe` is.
        let needsAnswer = tokens.contains { $0.isMark("?", "!", ":") }
        let reader = ItemReader(
            squad: squad, section: section, markerAnswer: nil,
            wordLimit: isInPoll ? Self.markedWordLimit : Self.plainWordLimit, isInPoll: isInPoll)
        let entries = reader.entries(
            in: tokens, requiresAnswer: !acceptsPlainNames || needsAnswer)
        return remembering(entries) ?? .nobody(.chatter)
    }
}

extension ListTokens {
    /// True if nothing or only a word such as `free` stands after the number of a place.
    fileprivate var isFreePlace: Bool {
        guard hasWord else { return !contains { $0.kind == .number || $0.isMark("+") } }
        // `1 spot left, who wants it?`
        let words = prefix { !$0.isMark(",", ".", ";", "!", "?", ":", "—", "(") }
        return words.hasWord
            && words.allSatisfy { $0.kind != .word || Self.freeWords.contains($0.key) }
    }

    private static let freeWords: Set<String> = [
        "free", "empty", "open", "spot", "spots", "place", "places", "slot", "slots", "left",
        "more", "remaining", "available", "needed", "missing", "frei", "platz", "platze", "libre",
        "libres", "plazas",
        "livre", "livres", "vagas", "libero", "liberi", "posti", "posto", "vrij", "plekken",
        "wolne", "miejsca", "miejsc", "자리", "남음",
        "bos", "פנוי", "متاح", "빈자리", "공석", "空", "空位",
    ]

    /// True if this is a title with a date, a time or an amount of money, or a title in brackets.
    fileprivate var isHeading: Bool {
        if hasTime || ["http", "https", "www"].contains(first?.key)
            || first?.isMark("<", "[", "=", "#") == true || last?.isMark(":") == true
        {
            return true
        }
        let hasDate = indices.contains { index in
            self[index].isDateWord && self[index].key.utf8.count > 3
                && !(index == startIndex && self[index].canBeFirstName)
        }
        if hasDate { return true }
        let hasMoney = contains { ["€", "$", "£", "원", "zl", "₩", "₪"].contains($0.key) }
        let hasLooseNumber = indices.contains { index in
            self[index].kind == .number && !self[index].isGlued
                && GuestCount(in: self, at: index) == nil
                && !(index > startIndex && self[index - 1].isMark("+"))
        }
        return hasMoney || hasLooseNumber && !hasLateness
    }

    /// True if a number is that of minutes, or of guests.
    private var hasLateness: Bool {
        AnswerReading(self).isLate || guestCount > 0
    }
}

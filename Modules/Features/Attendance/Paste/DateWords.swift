extension ListToken {
    /// True if this word is part of a date or of a time of day, such as a month or `pm`.
    var isDateWord: Bool { kind == .word && Self.dateWords.contains(key) }

    /// The number of the month that this word names, from 1 to 12; nil for another token.
    var month: Int? { kind == .word ? Self.months[key].map { $0 + 1 } : nil }

    /// The number of the day of the week that this word names, 0 for Sunday; nil for another token.
    var weekday: Int? { kind == .word ? Self.weekdays[key] : nil }

    /// True if this word of a date is also the first name of people, such as `Marco` and `June`.
    var canBeFirstName: Bool { kind == .word && Self.firstNames.contains(key) }

    private static let dateWords = Set(months.keys).union(weekdays.keys).union(
        keys(
            """
            today yesterday tomorrow at st nd rd th am pm a.m p.m uhr um den à le às ore alle
            kl klo feira יום בשעה الساعة ص م
            오전 오후 년 월 일 시 분 반 시반 上午 下午 午前 午後 年 月 日
            """))

    /// A line for each month: in English, German, French, Spanish, Portuguese, Italian, Dutch,
    /// Polish and Turkish.
    private static let months = numbers(
        """
        jan january januar jänner janvier enero janeiro gennaio januari stycznia ocak
        feb february februar février febrero fevereiro febbraio februari lutego şubat
        mar march märz mars marzo março maart marca mart
        apr april avril abril aprile kwietnia nisan
        may mai mayo maio maggio mei maja mayıs
        jun june juni juin junio junho giugno czerwca haziran
        jul july juli juillet julio julho luglio lipca temmuz
        aug august août agosto augustus sierpnia ağustos
        sep sept september septembre septiembre setembro settembre września eylül
        oct october oktober octobre octubre outubro ottobre października ekim
        nov november novembre noviembre novembro listopada kasım
        dec december dezember décembre diciembre dezembro dicembre grudnia aralık
        """)

    /// A line for each day of the week, in the same languages, Hebrew, Arabic, Korean, Chinese and
    /// Japanese.
    private static let weekdays = numbers(
        """
        sun sunday sonntag dimanche domingo domenica zondag niedziela pazar ראשון الأحد \
        일요일 星期日 日曜日
        mon monday montag lundi lunes segunda lunedì maandag poniedziałek pazartesi שני الاثنين \
        월요일 星期一 月曜日
        tue tues tuesday dienstag mardi martes terça martedì dinsdag wtorek salı שלישי الثلاثاء \
        화 화요일 星期二 火 火曜日
        wed wednesday mittwoch mercredi miércoles quarta mercoledì woensdag środa çarşamba רביעי \
        الأربعاء 수 수요일 星期三 水 水曜日
        thu thur thurs thursday donnerstag jeudi jueves quinta giovedì donderdag czwartek perşembe \
        חמישי الخميس 목 목요일 星期四 木 木曜日
        fri friday freitag vendredi viernes sexta venerdì vrijdag piątek cuma שישי الجمعة \
        금 금요일 星期五 金 金曜日
        sat saturday samstag sonnabend samedi sábado sabato zaterdag sobota cumartesi שבת السبت \
        토 토요일 星期六 土 土曜日
        """)

    private static let firstNames = keys(
        """
        jan may jun june april august mai mei maja juli julio junio mayo abril avril março
        domenica domingo nisan eylül ekim temmuz cuma
        """)

    private static func keys(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map { String($0).phraseKey })
    }

    /// Returns the number of the line of each word. A word on several lines has that of the first.
    private static func numbers(_ text: String) -> [String: Int] {
        let lines = text.split(separator: "\n").enumerated()
        return Dictionary(
            lines.flatMap { number, line in keys(String(line)).map { ($0, number) } }
        ) { first, _ in first }
    }
}

extension ListTokens {
    /// True if a time of day such as `20:30` is among the tokens.
    var hasTime: Bool { indices.contains { isTime(at: $0) } }

    /// Returns whether `h:mm` stands at an index.
    func isTime(at index: Index) -> Bool {
        guard index + 2 < endIndex, let hour = self[index].value, hour < 25,
            self[index + 1].isMark(":"), self[index + 1].isGlued
        else { return false }
        let minute = self[index + 2]
        return minute.isGlued && minute.kind == .number && minute.text.count == 2
    }

    /// True if there is nothing but a date or a time.
    var isDate: Bool {
        var numbers = 0
        var words = 0
        for token in self {
            switch token.kind {
            case .number: numbers += 1
            case .word:
                guard token.isDateWord else { return false }
                // `Tuesday` is a date, `June` alone is a name.
                words += token.canBeFirstName ? 1 : 2
            case .punctuation where token.key == "+": return false
            case .symbol, .punctuation: break
            }
        }
        // `7.` is an empty place, `24.11.` is a date.
        return numbers > 1 || words > 1 || numbers == 1 && words == 1
    }
}

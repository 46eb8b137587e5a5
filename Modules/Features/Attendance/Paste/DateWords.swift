extension ListToken {
    /// True if this word is part of a date or of a time of day, such as a month or `pm`.
    var isDateWord: Bool { kind == .word && Self.dateWords.contains(key) }

    /// True if this word is the name of a month.
    var isMonth: Bool { kind == .word && Self.months.contains(key) }

    /// True if this word is the name of a day of the week.
    var isWeekday: Bool { kind == .word && Self.weekdays.contains(key) }

    /// True if this word of a date is also the first name of people, such as `Marco` and `June`.
    var canBeFirstName: Bool { kind == .word && Self.firstNames.contains(key) }

    private static let dateWords = months.union(weekdays).union(
        keys(
            """
            today yesterday tomorrow at st nd rd th am pm a.m p.m uhr um den à le às ore alle
            kl klo feira יום בשעה الساعة ص م
            오전 오후 년 월 일 시 분 반 시반 上午 下午 午前 午後 年 月 日
            """))

    private static let months = keys(
        """
        jan january feb february mar march apr april may jun june jul july aug august sep sept
        september oct october nov november dec december
        januar jänner februar märz mai juni juli oktober dezember
        janvier février mars avril juin juillet août septembre octobre novembre décembre
        enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
        janeiro fevereiro março maio junho julho setembro outubro novembro dezembro
        gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre
        januari februari maart mei augustus
        stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października
        listopada grudnia
        ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık
        """)

    private static let weekdays = keys(
        """
        mon monday tue tues tuesday wed wednesday thu thur thurs thursday fri friday sat saturday
        sun sunday
        montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag
        lundi mardi mercredi jeudi vendredi samedi dimanche
        lunes martes miércoles jueves viernes sábado domingo segunda terça quarta quinta sexta
        lunedì martedì mercoledì giovedì venerdì sabato domenica
        maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
        poniedziałek wtorek środa czwartek piątek sobota niedziela
        pazartesi salı çarşamba perşembe cuma cumartesi pazar
        ראשון שני שלישי רביעי חמישי שישי שבת
        الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد
        화 수 목 금 토 월요일 화요일 수요일 목요일 금요일 토요일 일요일
        火 水 木 金 土 星期一 星期二 星期三 星期四 星期五 星期六 星期日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日
        日曜日
        """)

    private static let firstNames = keys(
        """
        jan may jun june april august mai mei maja juli julio junio mayo abril avril março
        domenica domingo nisan eylül ekim temmuz cuma
        """)

    private static func keys(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map { String($0).phraseKey })
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

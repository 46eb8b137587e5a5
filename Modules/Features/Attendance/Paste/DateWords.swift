extension ListToken {
    /// True if this word is part of a date or of a time of day, such as a month or `pm`.
    var isDateWord: Bool { kind == .word && Self.dateWords.contains(key) }

    private static let dateWords: Set<String> = {
        let text = """
            jan january feb february mar march apr april may jun june jul july aug august sep
            sept
            september oct october nov november dec december
            mon monday tue tues tuesday wed wednesday thu thur thurs thursday fri friday sat
            saturday
            sun sunday today yesterday tomorrow at st nd rd th am pm a.m p.m
            januar jänner februar märz mai juni juli oktober dezember uhr um den
            montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag
            janvier février mars avril juin juillet août septembre octobre novembre décembre à
            le
            lundi mardi mercredi jeudi vendredi samedi dimanche
            enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre
            diciembre
            lunes martes miércoles jueves viernes sábado domingo
            janeiro fevereiro março maio junho julho setembro outubro novembro dezembro às
            segunda terça quarta quinta sexta feira
            gennaio febbraio aprile maggio giugno luglio settembre ottobre dicembre ore alle
            lunedì martedì mercoledì giovedì venerdì sabato domenica
            januari februari maart mei augustus maandag dinsdag woensdag donderdag vrijdag
            zaterdag
            zondag stycznia lutego marca kwietnia maja czerwca lipca sierpnia września
            października
            listopada grudnia poniedziałek wtorek środa czwartek piątek sobota niedziela
            ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık
            pazartesi salı çarşamba perşembe cuma cumartesi pazar
            יום ראשון שני שלישי רביעי חמישי שישי שבת בשעה
            الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد الساعة ص م
            오전 오후 년 월 일 화 수 목 금 토 시 분 반 시반 월요일 화요일 수요일 목요일 금요일 토요일 일요일
            上午 下午 午前 午後 年 月 火 水 木 金 土 日 星期一 星期二 星期三 星期四 星期五 星期六 星期日 月曜日 火曜日 水曜日
            木曜日 金曜日 土曜日 日曜日
            """
        return Set(text.split(whereSeparator: \.isWhitespace).map { String($0).phraseKey })
    }()
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
        var hasDateWord = false
        for token in self {
            switch token.kind {
            case .number: numbers += 1
            case .word:
                guard token.isDateWord else { return false }
                hasDateWord = true
            case .punctuation where token.key == "+": return false
            case .symbol, .punctuation: break
            }
        }
        // `7.` is an empty place, `24.11.` is a date.
        return hasDateWord || numbers > 1
    }
}

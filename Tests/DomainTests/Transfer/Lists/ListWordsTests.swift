import TestSupport
import Testing

@testable import Domain

@Suite struct `Words of squad lists` {
    private let today = LocalTime(secondsSince1970: 1_795_600_000)  // 25 November 2026

    @Test(arguments: [
        ("Geb.-Datum", "gebdatum"), ("  Prénom ", "prenom"), ("PRE\u{301}NOM", "prenom"),
        ("Torhüterin", "torhuterin"), ("Linksaußen", "linksaußen"), ("Imię", "imie"),
        ("선수명 (필수)", "선수명필수"), ("Łódź", "lodz"), ("—", ""),
    ])
    func `words are compared without case, accents and punctuation`(_ text: String, _ word: String)
    {
        #expect(text.listWord == word)
    }

    @Test(arguments: [
        ("Name*", SquadColumn.name), ("Full name", .name), ("이름", .name), ("Spieler", .name),
        ("Nom et prénom", .name), ("Jugador", .name), ("Jogador", .name), ("Giocatore", .name),
        ("Speler", .name), ("Zawodnik", .name), ("First Name", .firstName), ("Vorname", .firstName),
        ("Prénom", .firstName), ("Voornaam", .firstName), ("Imię", .firstName), ("성", .lastName),
        ("Nachname", .lastName), ("Apellidos", .lastName), ("Sobrenome", .lastName),
        ("Cognome", .lastName), ("Achternaam", .lastName), ("Nazwisko", .lastName),
        ("Age (years)", .age), ("나이", .age), ("Alter", .age), ("Âge", .age), ("Edad", .age),
        ("Idade", .age), ("Età", .age), ("Leeftijd", .age), ("Wiek", .age), ("생년월일(6자리)", .birth),
        ("D.O.B.", .birth), ("Né(e) le", .birth), ("Rok urodzenia", .birth), ("Poste", .position),
        ("포지션", .position), ("Ruolo", .position), ("Pozycja", .position), ("실력", .skill),
        ("Nível", .skill), ("favourite team", .team), ("응원팀", .team), ("Name / 이름", .name),
    ])
    func `headings are known in many languages`(_ heading: String, _ column: SquadColumn) {
        #expect(SquadColumn(heading: heading) == column)
    }

    @Test(arguments: ["", "Ana", "Passnummer", "shoe size", "Club"])
    func `other headings are not`(_ heading: String) {
        #expect(SquadColumn(heading: heading) == nil)
    }

    @Test(arguments: [
        ("GK", Position.goalkeeper), ("keeper", .goalkeeper), ("골키퍼", .goalkeeper),
        ("Gardien de but", .goalkeeper), ("Bramkarz", .goalkeeper), ("CB", .defender),
        ("Left Back", .defender), ("defensa central", .defender), ("Zagueiro", .defender),
        ("수비수", .defender), ("CM", .midfielder), ("Attacking Midfield", .midfielder),
        ("milieu offensif", .midfielder), ("수비형 미드필더", .midfielder), ("RW", .winger),
        ("Flügel", .winger), ("ponta", .winger), ("FW", .striker), ("Stürmer", .striker),
        ("Punta", .striker), ("측면 공격수", .striker), ("Centre-Forward", .striker),
    ])
    func `positions are known in many languages`(_ word: String, _ position: Position) {
        #expect(Position(listText: word) == position)
    }

    @Test(arguments: ["", "coach", "Trainer", "?", "-"])
    func `other words are no positions`(_ word: String) {
        #expect(Position(listText: word) == nil)
    }

    @Test(arguments: [
        (["1", "2", "3"], [Skill.beginner, .amateur, .professional]),
        (["1", "3", "4", "4,5"], [.beginner, .amateur, .professional, .professional]),
        (["3", "4", "7", "8"], [.beginner, .amateur, .amateur, .professional]),
        (["20", "50", "100"], [.beginner, .amateur, .professional]),
        (["★", "★★", "★★★"], [.beginner, .amateur, .professional]),
        (["★★★☆☆", "⭐⭐⭐⭐⭐"], [.amateur, .professional]),
        (["3/5", "9 / 10"], [.amateur, .professional]),
        (["Anfänger", "중급", "Pro"], [.beginner, .amateur, .professional]),
        (["0", "6/5", "3/0", "1/2/3", "A", "", "x/2"], Array(repeating: nil, count: 7)),
        (["500"], [.professional]),
    ])
    func `a skill depends on the highest value of its column`(
        _ values: [String], _ skills: [Skill?]
    ) {
        #expect(values.map(SkillScale(of: values).skill) == skills)
    }

    @Test(
        arguments: [
            ("31", 31), ("31.0", 31), ("31,0", 31), ("31.", nil), ("31.5", nil), (" 31 years", nil),
            ("31 years", 31), ("31 J.", 31), ("33세", 33), ("만 24세", 24), ("３１", 31), ("0", nil),
            ("121", nil), ("U19", nil), ("19+", nil), ("1998", nil), ("old", nil), ("", nil),
        ] as [(String, Int?)])
    func `an age has a unit or a fraction of zero`(_ text: String, _ years: Int?) {
        #expect(Age(listText: text)?.years == years)
    }

    @Test(
        arguments: [
            ("1998-03-05", 28), ("1998/3/5", 28), ("1998. 3. 5.", 28), ("05.03.1998", 28),
            ("05/03/98", 28), ("5 March 1998", 28), ("5. März 1998", 28), ("March 5, 1998", 28),
            ("5 de março de 1998", 28), ("1998년 3월 5일", 28), ("5 mrt 1998", 28), ("1998", 28),
            ("980305", 28), ("19980305", 28), ("050305-3", 21), ("980305-1234567", 28),
            ("1998-03-05 00:00:00", 28), ("1998-03-05T10:00:00Z", 28), ("35859", 28),
            ("03.1998", 28),
            ("1998-03", 28), ("March 1998", 28), ("1998 March 5", 28), ("25.11.1998", 28),
            ("26.11.1998", 27), ("26", nil), ("5 Foo 1998", nil), ("31.02.1998", nil),
            ("13/13/1998", nil),
            ("March", nil), ("--0305", nil), ("2030-01-01", nil), ("1800", nil), ("", nil),
            ("1.2.3.1998", nil), ("5 March April 1998", nil), ("05.03.199", nil),
        ] as [(String, Int?)])
    func `an age follows from a date of birth`(_ text: String, _ years: Int?) {
        let date = BirthDate(text, order: .dayFirst, today: today)
        #expect(date?.age(on: today)?.years == years)
    }

    @Test(arguments: [
        (["06/25/1995", "01/02/2000"], BirthDate.Order.monthFirst),
        (["25/06/1995", "01/02/2000"], .dayFirst), (["01/02/2000", "1998-03-25", "5"], .dayFirst),
        (["25/06/1995", "06/25/1995"], .dayFirst), ([], .dayFirst),
    ])
    func `the day comes first unless a number shows the opposite`(
        _ values: [String], _ order: BirthDate.Order
    ) {
        #expect(BirthDate.Order(of: values) == order)
    }

    @Test(arguments: [
        ("Ana", "", "Silva", "Ana Silva"), ("하늘", "", "손", "손하늘"), ("明", "", "李", "李明"),
        ("はなこ", "", "山本", "山本はなこ"), ("Jan", "van den", "Berg", "Jan van den Berg"),
        ("Ana", "", "", "Ana"), ("", "", "Silva", "Silva"), ("Minho", "", "손", "Minho 손"),
        ("", "", "", ""),
    ])
    func `the parts of a name are in the order of their language`(
        _ first: String, _ middle: String, _ last: String, _ text: String
    ) {
        #expect(PersonName(first: first, middle: middle, last: last).text == text)
    }
}

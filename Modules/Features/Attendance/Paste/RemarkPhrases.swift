extension AnswerWord {
    static let hindrances = """
        injured, injury, sick, hurt, on holiday, on vacation, on call, up north, abroad
        out of town, hamstring, busy, at work, away
        verletzt, krank, im Urlaub, blessé, blessée, malade, lesionado, lesionada, enfermo
        machucado
        infortunato, malato, geblesseerd, ziek, chory, chora, kontuzja, sakat, sakatım, hasta
        hastayım
        sorry, leider, désolé, désolée, lo siento, desculpa, purtroppo, helaas, niestety
        maalesef
        פצוע, חולה, מצטער, مصاب, مريض, آسف, 부상, 부상중*, 부상이*, 부상으*, 부상입*, 부상당*, 부상때*, 죄송*, 아파*, 아픔
        출장*, 약속*
        """

    static let latePhrases = """
        late, later, arrive, arrives, arriving, arrival, delayed
        no later, not before, half an hour, running late
        später, verspätet, spät, zu spät, etwas später, Verspätung, nach
        tard, en retard, retard, plus tard, arrive à, tarde, llego tarde, más tarde, llega
        llega tarde
        atrasado, mais tarde, chego, chega, ritardo, in ritardo, tardi, più tardi, arrivo
        arriva
        laat, te laat, ben later, spóźniony, spóźnię się, później, spóźni się
        geç, geç gelecek, gecikeceğim, geç geliyor, מאחר, מאחרת, באיחור, متأخر, متاخر, опоздаю
        늦*, 지각*, 시이후, 遅れます, 迟到
        """

    static let notes = """
        gk, keeper, goalkeeper, goalie, in goal, can go in goal, Torwart, Torhüter, Torfrau, TW
        gardien
        gardienne, portero, portera, arquero, goleiro, guarda-redes, portiere, doelman, bramkarz
        kaleci
        שוער, שוערת, حارس, حارس مرمى, вратарь, 골키퍼*, 키퍼*, 골리, 门将, キーパー
        paid, bezahlt, payé, pagado, pago, pagato, betaald, zapłacone, ödedi, 입금*, 완납, 회비*, שילם
        명
        """

    /// Words and remarks that have no meaning for the answer.
    static let fillers = """
        no problem, no worries, no doubt, can't wait, can't stay, no need, no rush, see you, see ya
        thanks
        thank you, thx, guys, mate, bro, boys, team, all, everyone, again, back, now, then, there
        this week, this time
        today
        tonight, tomorrow, too, also, last week, next week, next time, maybe next time
        maybe next week
        maybe another time, damn, oh, hi, hey, hello, folks, lads, please, people, week
        enough people
        I, I'm, am, will, be, to, for, the, it, this, we, a, is, are, so, just, really, still
        unfortunately
        changed plans, plans changed, change of plans, haha, lol, ha, ah, aww, great, cool, nice
        perfect
        Kein Problem, nächstes Mal, nächste Woche, vielleicht nächstes Mal, bis dann, danke
        Leute, auch
        heute, diese Woche, diesmal, wieder, doch, ich, bin, also, noch
        pas de problème, pas de souci, la prochaine fois, merci, cette semaine, aujourd'hui, je
        suis, moi
        sin problema, no pasa nada, gracias, esta semana, hoy, otra vez, la próxima, chicos
        sem problema, obrigado, obrigada, hoje, essa semana, nessun problema, grazie, oggi
        ragazzi
        questa volta, questa settimana, geen probleem, bedankt, vandaag, deze week, deze keer
        ik, volgende keer
        nie ma problemu, dzięki, dzisiaj, dziś, tym razem, następnym razem, teşekkürler, bugün
        bu hafta
        se me, se te, se le, se nos, לא נורא, לא משנה, لا مشكلة, لا بأس, لا باس
        הפעם, השבוע, היום, תודה, شكرا, اليوم, هذا الأسبوع, сегодня
        문제 없어요, 문제없어요, 문제 없습니다, 문제없습니다, 문제 없음, 문제없음
        상관 없어요, 상관없어요
        이번, 이번주*, 이번에*, 오늘*, 내일*, 오늘은, 감사, 감사합*, 감사해*, 감사드*, 감사요, 수고*, 저는, 저, 전, 나는, 요, 입니다, 합니다
        할게, 해요, 인원*, 명단
        """

    static let requests = """
        who is in, who's in, whos in, who is coming, who's coming, who can, who comes, who wants
        anyone
        are you in, who is playing, who's playing, please vote, please confirm, sign up
        need players
        we need, looking for, add your name, copy and paste, please reply, let me know, who else
        need
        wer kommt, wer ist dabei, wer hat, wer kann, bitte eintragen, wer will, bitte melden
        wir brauchen
        qui vient, qui est là, qui est dispo, qui joue, quién viene, quién va, quién se apunta
        quién puede
        apuntaos, quem vai, quem vem, quem joga, quem pode, chi viene, chi c'è, chi gioca
        wie komt
        wie doet mee, wie is er, kto będzie, kto gra, kto idzie, kim geliyor, kimler geliyor
        kim var
        מי בא, מי מגיע, מי בפנים, من سيحضر, من جاي, مين جاي, кто будет, кто идет
        댓글*, 참석여부*, 참석하실*, 참석가능하신*, 오실분*, 누구, 투표*, 남겨, 남겨요, 남겨주*, 남겨줘*, 올려주세요, 부탁*, 구합니다, 모집*
        """
}

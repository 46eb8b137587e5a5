extension AnswerWord {
    /// The phrases of answers, by language: English, German, French, Spanish, Portuguese, Italian,
    /// Dutch, Polish, Turkish, Hebrew, Arabic, Korean and others.
    static let phrases = PhraseTable<AnswerWord>([
        .yes: yesPhrases, .no: noPhrases, .maybe: maybePhrases,
        .acknowledgement: "ok, okay, d'accord, va bene, tak, jasne, tamam, olur, ㅇㅋ, 오케이",
        .hindrance: hindrances, .negation: negations, .condition: conditions,
        .waiting: waitingPhrases,
        .contrast: "but, aber, mais, pero, mas, però, maar, ale, ama, אבל, لكن, 하지만, 근데, 그런데",
        .late: latePhrases, .note: notes, .request: requests, .filler: fillers,
    ])

    /// Words that are also prepositions or verbs of other sentences. Such a word counts only in a
    /// clause without unknown words.
    static let ambiguous: Set<String> = [
        "in", "out", "no", "non", "nie", "ne", "nee", "can", "come", "comes", "va", "van", "kan",
        "var", "yo", "eu", "y", "n", "jo", "ya", "same", "klar", "pass", "kommt", "kom", "passo",
        "present", "going", "available", "sure", "estoy", "puedo", "posso", "kann",
        "join", "joining", "playing", "keen", "cancel", "skip", "absent", "bench", "queue", "sub",
        "backup", "может", "yok", "يمكن", "ممكن", "אני", "да", "за", "네", "넵", "예",
        "넹", "أنا",
    ]

    /// Ambiguous words that negate a positive word after them, also in a clause with unknown words.
    static let ambiguousNegations: Set<String> = ["no", "non", "nie", "ne", "nee"]

    /// Answers that can also begin a remark about a place, such as `I'm in London`.
    static let placePhrases: Set<String> = [
        "im in", "i am in", "am in", "is in", "are in", "also in", "back in", "hes in", "shes in",
        "theyre in",
    ]

    private static let negations = """
        not, don't, doesn't, won't, isn't, nicht, pas, niet, değil, не, 안
        않*, 없어*, 없습*, 없네*, 없을*, 없음
        """

    /// The beginnings of conditions. `si` is also `sí`, see `Clause`.
    private static let conditions = """
        if, unless, only if, depending, falls, sofern, wenn, wenn's
        s'il, si je peux, si possible, si manque, si tout, si on, si mon, si puedo, si llego, si hay
        si es posible, si no, si consigo, si todo, si me recupero
        si falta, si faltan, se, als, jeśli, jeżeli, eğer, если, אם, إذا, اذا
        혹시, 있으면*, 되면*, 가능하면*, 생기면*
        """

    private static let yesPhrases = """
        in, I'm in, I am in, yes, yep, yeah, yup, ya, y, sure, me too, me also
        same here
        same, count me in, I count in, coming, I'm coming, I come, I'll come, I will come
        I'll be there
        be there, I'll be, can come, I can, can play, I can play, playing, I'm playing, I play
        confirmed
        confirm, present, available, going, I'm going, attending, joining, I'll join, I join
        join
        can make it, I can make it, definitely, absolutely, of course, back in, in again
        after all
        I'm game, game on, he's in, she's in, they're in, is in, are in, is coming, are coming
        will come
        comes, will play, come, I'm keen, keen, up for it, I'm up for it, for sure, also in, am in
        ja, jo, jep, jawohl, dabei, bin dabei, ich bin dabei, ich komme, komme, komme auch
        ich auch
        auch dabei, bin da, ich bin da, bin drin, zusage, zusagen, zugesagt, klar, sicher, passt
        am Start, bin am Start, ich kann, kann, spiele mit, mit dabei, gerne, anwesend, kommen
        kommt
        oui, ouais, je viens, je suis là, présent, présente, présents, partant, partante
        j'y serai
        je serai là, je peux, moi aussi, dispo, disponible, disponibles, j'en suis, viennent
        sí, sip, yo sí voy, que sí, voy, yo voy, cuenta conmigo, contad conmigo, me apunto
        apuntado, apuntada
        apuntados
        yo también, puedo, asisto, asisten, presente, juego, confirmado, confirmados, confirmada
        me sumo, claro, van, dentro, yo, yo sí, estoy dentro, vienen, ahí estaré
        sim, vou, eu vou, estou dentro, tô dentro, tou dentro, conta comigo, contem comigo
        confirmo
        posso, eu também, também vou, bora, jogo, vão, eu, presentes
        ci sono, ci sarò, vengo, io ci sono, presenti, anche io, anch'io, confermo, confermato
        gioco, certo, ci siamo
        ik kom, kom, ben erbij, ik ben erbij, erbij, ik ook, aanwezig, ik doe mee, doe mee
        doet mee
        ik kan, prima, zeker, aangemeld
        jestem, będę, ja też, gram, przyjdę, wpadam, obecny, obecni, mogę, pewnie
        wchodzę
        zapisuję się, na tak, będą, grają, idę
        evet, geliyorum, gelirim, varım, ben de, ben de varım, ben varım, katılıyorum
        geleceğim, burdayım, gelenler, var
        כן, בא, באה, מגיע, מגיעה, מגיעים, בפנים, אני בפנים, גם אני, אני בא, אני באה, אני מגיע
        סגור
        אני, אני מגיעה, באים
        نعم, اي, ايوه, أيوه, ايوة, أيوة, جاي, جاية, معكم, حاضر, حاضرون, الحاضرون, موجود
        أنا معكم, انا معكم
        أكيد, اكيد, تمام, سأحضر, ساحضر, قادم, وانا, وأنا, سآتي
        да, буду, иду, я за, приду, я буду, играю
        참석*, 참가*, 참여*, 참이*, 참요*, 참입*, 참, ㅊㅅ, ㅊ, 갈게*, 갈께*, 갑니다*, 가요, 가능*, 간다, 고고, 고고고*, 고고씽*, ㄱㄱ, 저도*
        나도, 나도요, 나도갈*, 나도참*, 나도가*, 나도콜, 나도할*, 콜, 넵*, 네, 넹, 예, 출석*, 확정, 할게요, 뛸게*, 뜁니다, 갈래, 저요, 손
        参加, 出席, 参加します, 行きます, 参加できます, 去, 来, 我去, 我来, 报名, 可以
        """

    private static let noPhrases = """
        out, I'm out, I am out, no, nope, nah, can't, cannot, can not, can't come, can't make it
        can't play, can't do, won't make it, not in, not coming, not playing, not available
        not going
        not attending, unavailable, absent, absentees, declined, decline, pass, I pass, skip
        I'll skip
        skipping, drop out, dropping out, dropped out, have to drop out, have to cancel
        need to cancel
        cancel, not me, count me out, afraid not, no chance, no way, not this time, unable
        unable to come
        won't be there
        won't come, not there, he's out, she's out, is out, are out, isn't coming, is not coming
        nein, ne, nee, nö, raus, bin raus, ich bin raus, kann nicht, ich kann nicht, komme nicht
        nicht dabei, bin nicht dabei, absage, absagen, abgesagt, leider nicht, schaffe es nicht
        schaff's nicht, muss absagen, keine Zeit, verhindert, diesmal nicht, ohne mich, abwesend
        kommen nicht, kommt nicht, ich passe, sage ab, kann leider nicht
        non, je peux pas, peux pas, je ne peux pas, ne peux pas, je viens pas, pas là, pas dispo
        absente, absents, pas possible, forfait, je passe mon tour, indisponible, indisponibles
        sans moi, je ne viens pas, pas moi, je serai pas là, ne viennent pas, je pourrai pas
        no puedo, no voy, no llego, imposible, no cuentes conmigo, no contéis conmigo, no juego
        baja, bajas, me bajo, fuera, ausente, ausentes, no vienen, no van, paso, no asisto
        me borro
        yo no, no asisten, no puede
        não, não posso, não vou, não consigo, não dá, fora, tô fora, tou fora, estou fora, baixa
        não jogo, não vão, n vou, n posso, eu não, não vem
        non posso, non vengo, non ci sono, non riesco, assente, assenti, passo, fuori, io no
        mi chiamo fuori, non ci sarò, non gioco, non vengono, stavolta no
        kan niet, ik kan niet, kom niet, ik kom niet, afwezig, ik pas, helaas niet, ben er niet
        afgemeld, afmelden, afmeldingen, zonder mij, komen niet, doe niet mee
        nie mogę, nie dam rady, nie będę, odpadam, nie przyjdę, wypadam, nieobecny, nieobecni
        nie gram
        beze mnie, rezygnuję, wypisuję się, nie będą, nie, nie grają, nie będzie
        hayır, yok, yokum, ben yokum, gelemiyorum, gelemem, gelemeyeceğim, gelmiyorum
        gelmeyenler
        katılamıyorum, mümkün değil, olmaz, gelemeyenler
        לא, לא בא, לא באה, לא מגיע, לא מגיעה, לא מגיעים, לא יכול, לא יכולה, לא אגיע, בחוץ
        אני בחוץ
        מבריז, מוותר, לא באים, אני לא
        لا, لن أحضر, لن احضر, لا استطيع, لا أستطيع, ما اقدر, ما أقدر, ما بقدر, مش جاي, معتذر
        اعتذر
        أعتذر, غائب, مو جاي, الغائبون, معتذرون, المعتذرون, لن آتي, لن يحضر, لن يحضروا
        нет, не буду, не смогу, пас, не приду, не могу, я пас
        불참*, ㅂㅊ, 못, 못가*, 못갈*, 못갑*, 못합*, 못해*, 못감, 못나*, 안가, 안가요*, 안가겠*, 안갈*, 안감, 안갑*, 안돼*, 안되*
        패스*, 어려*, 힘들*, 빠질*, 빠집*, 쉽니다, 쉴게*, 쉬겠*, 쉴래*, 불가*, 결석*, 취소*, 아니*, 탈퇴, 시간 없어요, 시간이 없어요, 시간 없음
        欠席, 不参加, 欠席します, 行けません, 不去, 不来, 请假, 去不了, 来不了
        """

    private static let maybePhrases = """
        maybe, perhaps, possibly, not sure, unsure, tentative, tbc, tbd, might, 50 50
        don't know
        dunno, probably, idk, will see, I'll see, let you know, let u know, I'll confirm
        will confirm
        only if enough, if needed, if enough, undecided, mb, not sure yet, unclear, not decided
        not 100, not entirely sure, not really sure
        can't say, can't confirm, can't promise, can't tell, doubt, doubtful, unlikely
        might come, might make it, I'll try, will try
        vielleicht, vllt, vll, evtl, eventuell, unsicher, mal sehen, weiß nicht, weiß noch nicht
        unklar, noch unklar, noch offen, offen, fraglich, unter Vorbehalt, wahrscheinlich
        nicht sicher, noch nicht sicher, ich weiß nicht
        peut-être, peut être, pas sûr, pas sûre, je sais pas, sais pas, je ne sais pas
        incertain
        incertains, à voir, à confirmer, sous réserve
        quizás, quizá, tal vez, a lo mejor, no sé, no lo sé, duda, dudas, en duda, dudoso
        por confirmar, depende, no seguro, no estoy seguro, no estoy segura, puede ser, a ver
        talvez, não sei, dúvida, dúvidas, em dúvida, se calhar, não tenho a certeza
        não tenho certeza, ainda não sei
        forse, non so, non lo so, in dubbio, dubbio, da confermare, dipende, vediamo
        non sono sicuro, può darsi, non sicuro, non sono sicura, incerti
        misschien, mss, weet niet, weet ik nog niet, weet nog niet, twijfel, onzeker
        ik weet het niet
        onder voorbehoud, ligt eraan, niet zeker, weet het nog niet
        może, być może, nie wiem, niepewny, niepewni, chyba, zobaczę, prawdopodobnie
        jeszcze nie wiem
        belki, emin değilim, bilmiyorum, kesin değil, muhtemelen, belli değil
        אולי, לא בטוח, לא בטוחה, עוד לא יודע, לא יודע, לא יודעת, בספק, לא בטוחים
        ربما, يمكن, ممكن, لست متأكد, لست متأكدا, مش متأكد, غير متأكد, محتمل
        لا أعرف, لا اعرف, لا أدري, لا ادري
        может, может быть, возможно, не знаю, наверное
        미정*, 미확정, 모르*, 아마*, 글쎄*, 봐서*, 보류*, 애매*, 고민, 고민중*, 고민입*, 고민이*, 고민되*, 고민돼*, 고민해보*, 고민해볼*
        아직*, 확인하*, ㅁㅈ, 세모
        未定, 待定, 多分, 不确定, 可能
        """

    private static let waitingPhrases = """
        waiting, waiting list, waitlist, wait list, waitlisted, reserve, reserves, reserve list
        sub, subs
        substitute, substitutes, standby, on standby, stand by, backup, backups, bench, queue
        Warteliste, Nachrücker, Ersatz, Reserve, Ersatzbank
        liste d'attente, en attente, attente, remplaçants, remplaçant
        lista de espera, en espera, espera, suplentes, suplente, reserva, reservas
        fila de espera
        lista di attesa, lista d'attesa, attesa, in attesa, riserve, riserva
        wachtlijst, reservelijst, reservespelers, lista rezerwowa, rezerwa, rezerwowi, rezerwowy
        yedek, yedekler, bekleme listesi, yedek listesi
        המתנה, רשימת המתנה, ממתין, ממתינים, בהמתנה, انتظار, قائمة الانتظار, الاحتياط, احتياط
        대기*, 후보, 예비*, 候补, 替补, キャンセル待ち, лист ожидания, резерв
        """
}

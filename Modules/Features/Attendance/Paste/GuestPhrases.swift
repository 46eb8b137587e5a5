/// A meaning of a phrase about guests.
enum GuestWord: Hashable, Sendable {
    /// A person without a name, such as `friend`.
    case guest
    /// A word before a guest, such as `with`.
    case connector
    /// A possessive or an article before a guest, such as `my`.
    case article
    case one, two, three
    /// A word between a guest and the host, such as `of`.
    case of

    /// The phrases, by language.
    static let phrases = PhraseTable<GuestWord>([
        .guest: """
        guest, guests, friend, friends, mate, mates, buddy, brother, brothers, sister
        cousin
        colleague, colleagues, dad, father, kid, kids, pal, ringer, player, players
        Gast, Gäste, Freund, Freundin, Freunde, Kumpel, Kumpels, Bruder, Schwester, Kollege
        Kollegen
        invité, invités, invitée, ami, amie, amis, pote, potes, frère, copain, copains
        collègue
        invitado, invitada, invitados, amigo, amiga, amigos, hermano, hermana, primo, colega
        convidado, convidados, irmão, ospite, ospiti, amico, amica, amici, fratello
        vriend, vriendin, vrienden, broer, gasten, gość, kolega, koledzy, kolegi, brat
        bratem
        arkadaş, arkadaşım, arkadaşı, misafir, kardeşim, חבר, חברה, אורח, אח שלי, חברים
        صديق, صديقي, ضيف, اخي, أخي, صاحبي, друг, брат, гость
        친구*, 지인, 지인들, 지인분*, 지인도, 지인과, 지인이랑, 지인한명*, 지인두명*, 용병*, 게스트*, 동생*, 朋友, 友達
        """,
        .connector: """
        and, with, plus, bring, bringing, brings, bringe, porto, porta, llevo, traigo, trago
        amène, breng, und, mit, et, avec, y, con, e, com, en, met, i, z, ze, ve, oraz
        ועוד, עם, مع, и, с
        """,
        .article: """
        my, his, her, a, an, the, mein, meinen, meinem, meine, ein, einen, einem, mon, un
        une, mi, meu, um, mio, il mio
        mijn, een, mój, moim, bir
        """,
        .one: "one, eins, uno, jeden, 한명*, 한, 한분*, 하나, אחד, واحد",
        .two: "two, zwei, deux, dos, dois, due, twee, dwóch, iki, 두명*, 두, 둘",
        .three: "three, drei, trois, tres, três, tre, drie, trzech, üç, 세명*, 세",
        .of: "of, von, de, di, do, van, od, des, של",
    ])

    /// The number that this word stands for, or nil.
    var value: Int? {
        switch self {
        case .one: 1
        case .two: 2
        case .three: 3
        case .guest, .connector, .article, .of: nil
        }
    }
}

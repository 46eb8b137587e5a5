extension Position {
    /// Creates the position of a word or an abbreviation in one of several languages, or returns
    /// nil.
    ///
    /// A text of several words such as `Attacking Midfield` has the meaning of its last known word.
    package init?(listText text: String) {
        let words = text.split { $0.isWhitespace || $0 == "-" || $0 == "(" }.reversed()
        let candidates = [text.listWord] + words.map { String($0).listWord }
        guard let position = candidates.lazy.compactMap({ Self.listWords[$0] }).first else {
            return nil
        }
        self = position
    }

    private static let listWords = WordTable<Position>([
        // English; Korean; German; French; Spanish; Portuguese; Italian; Dutch; Polish
        .goalkeeper: """
        gk g goalkeeper keeper goalie goal; 골키퍼 키퍼 골리; torwart tw torhuter torhuterin torfrau;
        gardien gardienne gardiendebut; portero portera arquero guardameta por; guardaredes goleiro
        goleira gr; portiere; doelman doelvrouw; bramkarz bramkarka
        """,
        .defender: """
        d df def cb lb rb lwb rwb wb fb sw lcb rcb defender defence defense back centreback centerback
        leftback rightback fullback wingback sweeper; 수비수 수비 센터백 풀백 윙백 스위퍼 레프트백 라이트백;
        verteidiger verteidigerin verteidigung abwehr abw innenverteidiger iv außenverteidiger av lv rv
        libero; defenseur defenseure arriere; defensa defensor defensora central lateral dfc;
        defesa zagueiro zagueira zag; difensore dif terzino centrale; verdediger verdedigster;
        obronca obr stoper
        """,
        .midfielder: """
        m mf mid cm dm am cdm cam lm rm dmf amf cmf lcm rcm midfielder midfield playmaker;
        미드필더 미드 미들 중앙미드필더; mittelfeld mittelfeldspieler mittelfeldspielerin zm zdm zom om
        spielmacher; milieu milieudeterrain mil; mediocentro centrocampista mediocampista medio volante
        pivote mediapunta mc mcd mco; meia meiocampista meiocampo; cen mediano trequartista mezzala
        regista; middenvelder middenveldster middenveld; pomocnik pom pomoc
        """,
        .winger: """
        w lw rw lwf rwf wf wg winger wing leftwing rightwing; 윙 윙어 윙포워드 날개;
        flugel flugelspieler flugelsturmer linksaußen rechtsaußen la ra; ailier ailiere aile;
        extremo; ponta; ala esterno; vleugelspeler buitenspeler linksbuiten rechtsbuiten; skrzydlowy
        skrzydlo
        """,
        .striker: """
        st fw fwd f cf ss striker forward attacker attack att centreforward centerforward;
        공격수 공격 포워드 스트라이커 센터포워드 최전방 원톱; sturmer sturmerin sturm angreifer angriff ms
        mittelsturmer; attaquant attaquante avantcentre buteur bu; delantero delantera
        delanterocentro del; avancado avancada atacante ata pontadelanca; attaccante punta centravanti;
        aanvaller aanvalster spits; napastnik nap atak
        """,
    ])
}

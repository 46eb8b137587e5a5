extension SquadColumn {
    /// Creates the meaning of a heading in one of the languages below, or returns nil for another
    /// text.
    ///
    /// - Parameter heading: The heading in any case, with or without accents, spaces and remarks
    ///   such as `(years)`.
    package init?(heading: String) {
        let texts = [heading[...], heading.prefix { !"([".contains($0) }]
        let parts = texts + heading.split(separator: "/")
        let meanings = parts.lazy.compactMap { Self.headings[String($0).listWord] }
        guard let meaning = meanings.first else { return nil }
        self = meaning
    }

    private static let headings = WordTable<SquadColumn>([
        // English; Korean; German; French; Spanish; Portuguese; Italian; Dutch; Polish; Chinese,
        // Japanese
        .name: """
        name names fullname player players playername nameofplayer member membername displayname fn;
        이름 성명 선수 선수명 선수이름 회원 회원명 참가자 참석자 성함; spieler spielername mitglied spielerin;
        nom joueur joueuse nomcomplet nomdujoueur nometprenom nomprenom prenomnom;
        nombre jugador jugadora nombrecompleto nombreyapellidos nombresyapellidos apellidosynombre;
        nome jogador jogadora nomecompleto; giocatore giocatrice nominativo nomeecognome cognomeenome;
        naam speler speelster spelernaam volledigenaam; zawodnik zawodniczka gracz imieinazwisko
        nazwiskoiimie; 姓名 名字 球员 名前 氏名 選手 選手名
        """,
        .firstName: """
        firstname givenname forename first given fname; 名; vorname vornamen rufname; prenom prenoms;
        nombres nombredepila; primeironome nomeproprio nomesproprios; voornaam roepnaam; imie imiona
        """,
        .middleName: "middlename middle additionalname; tussenvoegsel tussenvoegsels; zweitname",
        .lastName: """
        lastname surname familyname last family lname; 성 성씨; nachname familienname zuname;
        nomdefamille; apellido apellidos; apelido apelidos sobrenome; cognome; achternaam familienaam;
        nazwisko; 姓
        """,
        .age: """
        age ages ageyears; 나이 연령 만나이; alter alterinjahren; edad anos; idade; eta anni;
        leeftijd; wiek lat; 年龄 年齢
        """,
        .birth: """
        dateofbirth birthdate dob birthday birth born yearofbirth birthyear yob bday;
        생년월일 생일 출생년도 출생연도 생년 출생 출생일;
        geburtsdatum geburtstag geburtsjahr gebdatum gebdat geb geboren jahrgang;
        datedenaissance naissance neele anneedenaissance ddn;
        fechadenacimiento fechanacimiento nacimiento anodenacimiento fnac;
        datadenascimento datanascimento nascimento anodenascimento datanasc;
        datadinascita datanascita nascita natoil annodinascita; geboortedatum geboortejaar;
        dataurodzenia rokurodzenia rocznik dataur; 出生日期 生日 生年月日
        """,
        .position: """
        position positions preferredposition pos playingposition role; 포지션 선호포지션 주포지션 위치;
        rolle stammposition; poste; posicion demarcacion puesto; posicao; ruolo posizione; positie;
        pozycja; 位置 ポジション
        """,
        .skill: """
        skill skills skilllevel level rating ability strength stars; 실력 등급 수준 레벨 평점 급수;
        konnen starke spielstarke niveau bewertung leistung; nivel habilidad valoracion;
        habilidade; livello abilita valutazione voto; vaardigheid sterkte; poziom umiejetnosci ocena
        """,
        .team: """
        team favouriteteam favoriteteam favouriteclub favoriteclub supports; 팀 응원팀 좋아하는팀;
        lieblingsverein lieblingsteam lieblingsmannschaft; equipepreferee clubprefere;
        equipofavorito clubfavorito; timefavorito equipafavorita clubefavorito;
        squadradelcuore squadrapreferita; favorieteclub favorieteteam; ulubionadruzyna ulubionyklub
        """,
        .nickname: """
        nickname nick alias; 별명 닉네임; spitzname; surnom pseudo; apodo mote; alcunha; soprannome;
        bijnaam; ksywka przezwisko pseudonim; 昵称 ニックネーム あだ名
        """,
    ])
}

/// Words of the lines above the names of a list, as phrase keys.
enum HeadingWords {
    static let alternatives: Set<String> = ["or", "oder", "ou", "o", "of", "lub", "veya"]
    static let placeCountWords: Set<String> = [
        "places", "spots", "platze", "plazas", "lugares", "vagas", "posti",
        "plekken", "miejsc", "kisi", "명", "자리", "人",
    ]
    static let limitWords: Set<String> = [
        "max", "maximum", "maximal", "maximo", "massimo", "limit", "limite", "최대",
    ]
    static let minuteWords: Set<String> = [
        "minutes", "minute", "min", "minuten", "minutos", "minuti", "minuut", "minut", "dakika",
        "분",
    ]
    static let playerWords: Set<String> = [
        "players", "spieler", "joueurs", "jugadores", "jogadores", "giocatori", "spelers", "graczy",
        "oyuncu", "people", "leute",
    ]
    /// Words for free places, whose number is not that of all.
    static let freeWords: Set<String> = [
        "left", "free", "open", "more", "need", "needed", "missing", "frei", "noch", "fehlen",
        "libres", "faltan", "남음",
    ]
    static let placeLabels: Set<String> = [
        "place", "where", "location", "venue", "pitch", "ort", "platz", "wo", "lieu", "terrain",
        "ou", "lugar", "donde", "local", "luogo", "dove", "plaats", "waar", "miejsce", "gdzie",
        "yer", "장소", "מקום", "איפה", "المكان", "地点", "場所",
    ]
}

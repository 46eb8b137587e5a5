/// The meaning of the words, numbers and stars in a column of skills.
package struct SkillScale: Sendable {
    /// The usual highest numbers of scales.
    private static let usualMaximums: [Double] = [3, 5, 10, 100]

    /// The number that is the highest skill.
    private let maximum: Double

    /// Creates the smallest usual scale that contains all values.
    init(of values: some Sequence<String>) {
        let highest = values.compactMap { Self.number(in: $0)?.value }.max() ?? 0
        maximum = Self.usualMaximums.first { $0 >= highest } ?? highest
    }

    /// Returns the skill of a value, or nil if it is neither a known word nor a number.
    func skill(of text: String) -> Skill? {
        if let known = Self.words[text.listWord] { return known }
        guard let number = Self.number(in: text), number.value > 0 else { return nil }
        let share = number.value / (number.maximum ?? maximum)
        if share > 1 { return nil }
        // 3 of 10 and 1 of 3 are a beginner's, 8 of 10 and 4 of 5 a professional's.
        return share <= 1 / 3 ? .beginner : share < 0.75 ? .amateur : .professional
    }

    /// Returns the number of `7`, `4,5` or `★★★`, and the highest number of `3/5` or `★★★☆☆`.
    private static func number(in text: String) -> (value: Double, maximum: Double?)? {
        let stars = text.unicodeScalars.count { "★⭐🌟✭".unicodeScalars.contains($0) }
        let outlines = text.unicodeScalars.count { "☆✩".unicodeScalars.contains($0) }
        if stars > 0 { return (Double(stars), outlines > 0 ? Double(stars + outlines) : nil) }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { part in
            Double(String(part.map { $0 == "," ? "." : $0 }.filter { !$0.isWhitespace }))
        }
        guard parts.count <= 2, let first = parts.first, let value = first else { return nil }
        guard parts.count == 2 else { return (value, nil) }
        guard let maximum = parts[1], maximum > 0 else { return nil }
        return (value, maximum)
    }

    private static let words = WordTable<Skill>([
        // English; Korean; German; French; Spanish; Portuguese; Italian; Dutch; Polish
        .beginner: """
        beginner novice low weak newbie; 초보 초보자 초급 입문 하; anfanger anfangerin einsteiger schwach
        niedrig; debutant debutante faible; principiante novato bajo; iniciante baixo; basso; laag;
        poczatkujacy poczatkujaca slaby niski
        """,
        .amateur: """
        amateur intermediate medium average; 아마추어 아마 중급 보통 중; amateurin fortgeschritten mittel;
        moyen intermediaire; aficionado intermedio medio; amador intermediario; amatore dilettante;
        gemiddeld; amator sredni sredniozaawansowany
        """,
        .professional: """
        professional pro advanced expert high strong; 프로 고급 선출 선수출신 상; profi stark hoch;
        professionnel professionnelle avance confirme; profesional avanzado experto alto;
        profissional avancado; professionista avanzato esperto; gevorderd hoog;
        zawodowiec profesjonalista zaawansowany wysoki
        """,
    ])
}

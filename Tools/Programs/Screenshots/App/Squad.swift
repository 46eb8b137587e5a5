import Domain

/// Who plays in the pictures: names of several scripts, because they all have to look right.
enum Squad {
    static let organiser = "Coach"
    static let password = "early bird"

    /// Somebody whose name is not written in Latin letters.
    static let star = "손흥민"

    struct Member {
        let name: String
        let position: Position?
        let skill: Skill?
        var age: Int?
        var team: String?
    }

    static let members = [
        Member(name: "Ada Hegerberg", position: .striker, skill: .professional, age: 29),
        Member(name: "Alexia Putellas", position: .midfielder, skill: .professional, age: 31),
        Member(name: "Åsa from work", position: .winger, skill: .amateur),
        Member(name: "Big Tom", position: .goalkeeper, skill: .beginner),
        Member(name: "Çağlar Söyüncü", position: .defender, skill: .professional, age: 28),
        Member(name: "Dzsenifer Marozsán", position: .midfielder, skill: .professional),
        Member(name: "Eve (left foot)", position: .winger, skill: .amateur),
        Member(name: "Gökhan", position: .midfielder, skill: .amateur),
        Member(name: "Jürgen", position: .defender, skill: .beginner, age: 58),
        Member(name: "Łukasz Fabiański", position: .goalkeeper, skill: .professional, age: 39),
        Member(name: "Luka Modrić", position: .midfielder, skill: .professional, age: 39),
        Member(name: "Marta", position: .striker, skill: .professional),
        Member(name: "Nadia Nadim", position: .striker, skill: .professional, age: 37),
        Member(name: "Nina", position: nil, skill: .beginner),
        Member(name: "Old Pete", position: .defender, skill: .amateur, age: 71),
        Member(name: "Sam Kerr", position: .striker, skill: .professional),
        Member(name: "Vivianne Miedema", position: .striker, skill: .professional),
        Member(name: "Zoë", position: .winger, skill: .amateur),
        Member(name: "Андрій Шевченко", position: .striker, skill: .professional),
        Member(name: "محمد صلاح", position: .winger, skill: .professional),
        Member(
            name: star, position: .winger, skill: .professional, age: 32, team: "Los Angeles FC"),
        Member(name: "三浦知良", position: .striker, skill: .professional, age: 58),
        Member(name: "李明", position: .defender, skill: .amateur),
        Member(name: "👨‍👩‍👧 Family Guest", position: nil, skill: nil),
    ]
}

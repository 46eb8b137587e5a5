/// The lists of a text that are copies of each other: those that name a common person.
///
/// Lists without a common person, such as those of two teams, are different ones.
struct ListCopies {
    /// The first list of the copies with each person.
    private var listsByPerson: [ListTally.Identity: Int] = [:]
    /// The first copy of each list.
    private var firstLists: [Int: Int] = [:]

    /// Adds a person of a list. The lists come in order.
    mutating func add(_ person: ListTally.Identity, in list: Int) {
        let first = min(listsByPerson[person] ?? list, firstLists[list] ?? list)
        firstLists[list] = first
        listsByPerson[person] = listsByPerson[person] ?? list
    }

    /// Returns the first copy of a list.
    func first(of list: Int) -> Int {
        var list = list
        while let first = firstLists[list], first < list { list = first }
        return list
    }
}

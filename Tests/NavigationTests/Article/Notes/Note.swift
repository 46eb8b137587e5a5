// snippet: note
struct Note: Hashable {
    let number: Int
    var text: String
}
// end

/// The texts of the screen.
enum __Feature__Strings {
    static let title = "__Feature Title__"
    static let loading = "Loading…"
    static let failure = "Unable to load players"
    static let done = "Done"

    static func players(_ count: Int) -> String {
        switch count {
        case 0: "Nobody is in your squad yet."
        case 1: "One player is in your squad."
        default: "\(count) players are in your squad."
        }
    }
}

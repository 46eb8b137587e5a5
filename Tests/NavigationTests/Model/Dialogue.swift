/// What screens have asked before they would leave, and what was answered. A change that is refused
/// takes none of it back.
struct Dialogue {
    /// The screens that ask on Back.
    var askers: Set<Int> = []
    /// The question that is kept for each screen.
    var kept: [Int: Int] = [:]
    /// The questions that the navigator waits for, by screen.
    var open: [Int: Int] = [:]
    var answers: [Int: Bool] = [:]
    private(set) var count = 0

    /// Every third is held by somebody else too.
    static func isPinned(_ question: Int) -> Bool { question.isMultiple(of: 3) }

    func isAlive(_ question: Int) -> Bool {
        Self.isPinned(question) || kept.values.contains(question)
    }

    var openAndAlive: Int { open.values.count(where: isAlive) }

    /// A screen asks what it has asked before, or something new.
    mutating func question(of screen: Int) -> Int {
        if let question = kept[screen] { return question }
        count += 1
        kept[screen] = count
        return count
    }
}

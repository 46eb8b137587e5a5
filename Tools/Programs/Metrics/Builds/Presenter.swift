import Measuring
import PackageFacts

/// A presenter of which a body is changed, to see what has to be built again.
struct Presenter {
    let file: SourceFile
    let feature: String
    private let change: BodyChange

    /// The longest one: a small one would flatter.
    static func longest(in sources: [SourceFile]) throws(MetricsRefusal) -> Presenter {
        let all = sources.compactMap(Presenter.init).sorted {
            $0.file.lineCount > $1.file.lineCount
        }
        guard let longest = all.first else {
            throw MetricsRefusal(
                .data, "No feature has a presenter with a function to change: nothing to measure.")
        }
        return longest
    }

    /// Nil for what is no presenter.
    init?(_ file: SourceFile) {
        guard case .feature(let name) = file.place, file.name.hasSuffix("Presenter.swift"),
            let change = BodyChange(in: file.text)
        else { return nil }
        self.file = file
        feature = name
        self.change = change
    }

    /// The file with another statement in that body, which nobody else can see.
    func changed(_ number: Int) -> String { change.applied(number: number) }
}

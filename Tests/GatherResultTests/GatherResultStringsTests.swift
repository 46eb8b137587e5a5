import Domain
import TestSupport
import Testing

@testable import GatherResult

@MainActor @Suite struct `Gather result strings` {
    @Test(arguments: [
        (Rotation.Reason.victory, nil), (.draw, "Draw: Team A stays."),
        (.playedLonger, "Draw: Team B leaves, it played longer."),
    ])
    func `a draw says who stays or leaves`(reason: Rotation.Reason, text: String?) {
        #expect(GatherResultStrings.rotation(.a, reason) == text)
    }
}

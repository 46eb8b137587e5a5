import Testing

@testable import BuildBench

@Suite struct `A measure` {
    @Test func `of a change is of the whole package, of the program alone, and of one target`() {
        #expect(Measure.presenter.shapes == [.modular, .program, .single])
        #expect(Measure.nothing.shapes == Measure.contract.shapes)
        #expect(Measure.clean.shapes == [.modular, .single])
    }

    @Test func `begins with another shape each time`() {
        #expect(Measurement.order(of: 3, number: 1) == [0, 1, 2])
        #expect(Measurement.order(of: 3, number: 2) == [2, 1, 0])
        #expect(Measurement.order(of: 3, number: 3) == [0, 1, 2])
    }
}

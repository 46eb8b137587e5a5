import Domain
import FoundationEssentials
import TestSupport
import Testing

@Suite struct `An exchange of changes of a record` {
    private static let stepCount = 14

    /// The violations of the laws of the exchange, by the final outcomes and by all changes that
    /// were made.
    private func violations(
        _ outcomes: [RecordExchangeModel.Outcome], _ made: [RecordChange]
    ) -> [String] {
        // This does not use the history that is tested.
        var values: [String: ArchivedRecord.Value] = [:]
        var isDeleted = false
        var last: [String: RecordChange] = [:]
        for change in made {
            for field in Array(change.values.keys) + (change.isDeleted == nil ? [] : ["deleted"]) {
                if let known = last[field],
                    (known.counter, known.id) > (change.counter, change.id)
                {
                    continue
                }
                last[field] = change
                if field == "deleted" {
                    isDeleted = change.isDeleted ?? false
                } else {
                    values[field] = change.values[field] ?? nil
                }
            }
        }
        let isErased = made.contains { change in
            change.isDeleted == true && change.values.values.allSatisfy { $0 == nil }
        }
        let expected = RecordExchangeModel.Outcome(
            values: isErased ? [:] : values, isDeleted: isErased || isDeleted)
        return outcomes.enumerated().filter { $0.element != expected }.map {
            "replica \($0.offset): \($0.element) and not \(expected)"
        }
    }

    private func violations(of model: RecordExchangeModel) -> [String] {
        let hidden = model.hiddenEdits.map { "\($0) is not shown on the replica that made it" }
        return violations(model.outcomes, model.made) + hidden
    }

    @Test func `has the last value of each field on all replicas, whatever is lost or repeated`()
        async
    {
        let seeds = TestBudget.environment.seeds(24_000, long: 1_000_000)
        // One task for each of the processors that most machines have at least.
        await withTaskGroup { group in
            for part in 0..<2 {
                group.addTask {
                    for seed in seeds where seed % 2 == part {
                        // Other tests need a thread of the pool within the limits of a service.
                        await Task.yield()
                        var model = RecordExchangeModel(seed: seed)
                        model.run(steps: Self.stepCount)
                        let found = self.violations(of: model)
                        guard found.isEmpty else {
                            Issue.record("seed \(seed)\n\(found.joined(separator: "\n"))")
                            return
                        }
                    }
                }
            }
        }
    }

    @Test(arguments: RecordExchangeModel.Fault.allCases)
    func `violates a law with a broken rule`(fault: RecordExchangeModel.Fault) {
        let isFound = (0..<UInt64(3_000)).contains { seed in
            var model = RecordExchangeModel(seed: seed, fault: fault)
            model.run(steps: Self.stepCount)
            return !violations(of: model).isEmpty
        }
        #expect(isFound)
    }
}

import TestSupport
import Testing

@Suite struct `Random events` {
    /// The parts run in parallel. A part stops at its first failure, whose seed reproduces it.
    @Test(arguments: 1...10)
    func `of several devices have one result, in any order and with duplicates`(part: Int) async {
        for seed in TestBudget.environment.seeds(2_400, long: 100_000) {
            // Other tests need a thread of the pool within the limits of a service.
            await Task.yield()
            var devices = RandomDevices(seed: seed)
            if let fault = devices.fault() {
                Issue.record("FOOTBALL_GATHER_SEED=\(seed): \(fault)")
                return
            }
        }
    }

    @Test(arguments: 1...2)
    func `are undone and restored like two stacks of changes`(part: Int) {
        for seed in TestBudget.environment.seeds(100, long: 50_000) {
            var undo = RandomUndo(seed: seed)
            if let fault = undo.fault() {
                Issue.record("FOOTBALL_GATHER_SEED=\(seed): \(fault)")
                return
            }
        }
    }
}

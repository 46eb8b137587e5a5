public import Testing

extension Trait where Self == ConditionTrait {
    /// Leaves out a test that takes long in a brief run. `Tools/test --thorough` runs it.
    public static var thorough: Self {
        .enabled(
            if: TestBudget.environment.extent != .brief, "Tools/test --thorough runs this test.")
    }
}

import Measuring

/// Where the time of a missed goal goes, told by other numbers of the same results. What was not
/// measured is not said.
struct Causes {
    let results: Results
    /// The fewest features.
    let few: Int
    /// The most features.
    let many: Int

    /// Of a clean build in modules: what one feature more lets the processors compute.
    var clean: String? {
        guard few < many, let modular = perFeature(.modular), let single = perFeature(.single)
        else { return nil }
        return "a feature more costs \(text(modular)) s of the processors as a module, and "
            + "\(text(single)) s within one target; a module has compiler processes of its own, "
            + "and each loads its imports again."
    }

    /// Of a change that is built in both shapes: the part that does not depend on the change.
    var floor: String? {
        guard let modular = idle(.modular, many), let single = idle(.single, many)
        else { return nil }
        return "with nothing changed, the build takes \(text(modular)) s in modules and "
            + "\(text(single)) s in one target, and driver and link come on top whatever was "
            + "changed."
    }

    /// Of a change with many features and with few: the part that grows without any change.
    var growth: String? {
        guard let large = idle(.modular, many), let small = idle(.modular, few) else { return nil }
        return "with nothing changed, the build takes \(text(large)) s with \(many) features and "
            + "\(text(small)) s with \(few): that much grows with the manifest."
    }

    private func idle(_ shape: Shape, _ features: Int) -> Double? {
        results.result(.nothing, shape, features: features)?.time
    }

    private func perFeature(_ shape: Shape) -> Double? {
        guard let large = results.result(.clean, shape, features: many),
            let small = results.result(.clean, shape, features: few)
        else { return nil }
        return (large.computed - small.computed) / Double(many - few)
    }

    private func text(_ seconds: Double) -> String { Number.text(seconds, digits: 2) }
}

/// An action with a name that is unique on its page.
package struct NamedAction: Sendable {
    /// The label of the action, preceded by the label of its owner if the label alone is ambiguous,
    /// such as `+` in a scoreboard.
    package let name: String
    package let action: Action

    package init(_ action: Action, of owner: String = "") {
        let isClear = owner.isEmpty || action.label.contains(owner)
        name = isClear ? action.label : "\(owner) \(action.label)"
        self.action = action
    }
}

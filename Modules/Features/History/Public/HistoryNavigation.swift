public import Domain

/// Events of the feature History, handled by the composition root.
@MainActor public protocol HistoryNavigation: AnyObject {
    /// The user has selected a gather. The list is still shown.
    func historyDidSelect(_ id: Match.ID)

    /// The message that says why no gather can be selected; nil if one can. Read once, when the
    /// screen is created.
    var historySelectionUnavailableReason: String? { get }
}

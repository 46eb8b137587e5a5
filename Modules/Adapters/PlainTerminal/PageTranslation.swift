import Localization
import TerminalUI

/// A page in another language than it is shown in, so that scripts work in each of them.
@MainActor struct PageTranslation {
    let outline: PageOutline
    private let language: Language

    /// Returns the translations of the page that a workspace shows. A page whose items differ from
    /// those of `outline` is left out.
    static func all(of outline: PageOutline, in workspace: Workspace) -> [PageTranslation] {
        Language.choices.filter { $0 != .current }.compactMap { language in
            guard let page = workspace.page(in: language) else { return nil }
            let translation = PageOutline(page)
            guard translation.items.count == outline.items.count,
                translation.rowCount == outline.rowCount
            else { return nil }
            return PageTranslation(outline: translation, language: language)
        }
    }

    /// Returns the item at a position; nil if there is none. Rows are made in the language.
    func item(at position: Int) -> Item? {
        Language.with(language) { outline.item(at: position) }
    }
}

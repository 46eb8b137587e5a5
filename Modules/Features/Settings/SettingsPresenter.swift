/// The presenter of the settings: shows the rows of other features and opens them.
@MainActor final class SettingsPresenter {
    weak var view: (any SettingsView)? {
        didSet { view?.show(state) }
    }

    private let items: [SettingsItem]

    init(_ dependencies: SettingsDependencies) {
        items = dependencies.items
    }

    private var state: SettingsState {
        SettingsState(rows: items.map { .init(label: $0.label, detail: $0.detail) })
    }

    func didSelect(_ row: Int) {
        items[row].open()
    }
}

import Domain
import FootballUI
import Navigation

/// The presenter of the screen: loads the players and formats their number.
@MainActor final class __Feature__Presenter: Presenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state = __Feature__State.loading {
        didSet { if state != oldValue { stateDidChange?() } }
    }

    private let players: any PlayerRepository
    private let work: WorkScope
    private weak var navigation: (any __Feature__Navigation)?

    init(
        players: any PlayerRepository, work: WorkScope,
        navigation: (any __Feature__Navigation)?
    ) {
        self.players = players
        self.work = work
        self.navigation = navigation
    }

    // tab
    func didAppear() {
        load()
    }

    // end tab
    func load() {
        work.enqueue { [weak self, players] in
            do throws(StorageError) {
                let count = try await players.squad().players.count
                self?.state = .text(__Feature__Strings.squad(count))
            } catch {
                self?.state = .failure(error.message)
            }
        }
    }

    func didFinish() {
        navigation?.__feature__DidFinish()
    }
}

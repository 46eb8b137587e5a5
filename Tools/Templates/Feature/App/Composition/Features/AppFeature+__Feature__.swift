import DependencyContainer
import Domain
import __Feature__

extension AppFeature {
    static let __feature__ = AppFeature(
        (any __Feature__Building).self,
        Module("__Feature__") {
            $0.register(
                (any __Feature__Building).self, needs: (any PlayerRepository).self
            ) { __Feature__Factory(__Feature__Dependencies(players: $0)) }
        })
}

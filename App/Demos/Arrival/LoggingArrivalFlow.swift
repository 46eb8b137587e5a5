import Arrival
import DemoSupport
import Domain
import Navigation

/// A flow that runs Arrival and logs its result.
@MainActor final class LoggingArrivalFlow: Coordinator {
    @WeakNavigator var navigator: Navigator
    private unowned let environment: DemoEnvironment
    private let building: any ArrivalBuilding
    private let match: MatchState

    init(_ building: any ArrivalBuilding, _ match: MatchState, _ environment: DemoEnvironment) {
        self.building = building
        self.match = match
        self.environment = environment
        navigator = environment.navigator
    }

    func start(_: StartPermission) throws(NavigationError) {
        try run(building.makeArrival(to: match, on: navigator)) { [environment] result in
            switch result {
            case .finished(let entry):
                environment.log("arrivalDidLeave(finished: \(entry.name), \(entry.team))")
            case .cancelled: environment.log("arrivalDidLeave(cancelled)")
            }
        }
    }
}

import __Feature__

/// A navigation that counts the events.
@MainActor final class __Feature__NavigationSpy: __Feature__Navigation {
    private(set) var finishCount = 0
    func __feature__DidFinish() { finishCount += 1 }
}
